// Writes one file again and again, in two versions, until it is killed.
import { writeWhole } from '../../studio/content/write.ts'

const [path = '', size = '0'] = process.argv.slice(2)
for (let turn = 0; ; turn++) {
  writeWhole(path, (turn % 2 === 0 ? 'a' : 'b').repeat(Number(size)))
  if (turn === 2) process.stdout.write('writing')
}
