// Saves, uploads and removes in a content folder again and again, until it is killed: node edit-forever.ts CONTENT
import sharp from 'sharp'
import { readYaml } from '../../studio/content/files.ts'
import { save } from '../../studio/editor/save.server.ts'
import { studioSettings } from '../../studio/http/settings.ts'
import { addPicture, removePicture } from '../../studio/pictures/library.server.ts'

const content = process.argv[2] ?? ''
const studio = { ...studioSettings([], {}), content }
const home = 'pages/home.yaml'
const root = ['sections', 3, 'heading', 'de']
const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#789' } })
  .png()
  .toBuffer()
const texts = ['Aktuelles', 'Neues aus dem Büro']
const picture = {
  title: 'Haus am Wehr',
  de: 'Ein Haus.',
  en: 'A house.',
  origin: 'rendering',
  credit: '',
} as const

for (let turn = 0; ; turn++) {
  const [was, value] = turn % 2 === 0 ? texts : texts.toReversed()
  const units = [{ root, was, changes: [{ op: 'set' as const, path: root, value }] }]
  save(studio, { file: home, base: readYaml(studio, home), units }, 'de')
  if (turn === 0) process.stdout.write('editing')
  await addPicture(studio, 'picture', picture, bytes, 'de')
  await removePicture(studio, 'haus-am-wehr.jpg')
}
