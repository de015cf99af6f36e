// Reports files in content/ that nothing reads, because editors would wonder why they do not appear.
import type { Source } from './model.ts'
import type { Sentence } from './problems.ts'

const endsOtherwise: Sentence = {
  de: 'wird nicht gelesen; der Name muss auf .yaml enden',
  en: 'is not read; its name has to end in .yaml',
}

const unknown: Sentence = {
  de: 'wird nicht gelesen; benennen Sie die Datei um oder entfernen Sie sie',
  en: 'is not read; rename the file or remove it',
}

const badName: Sentence = {
  de: 'lässt sich so nicht verwenden; der Name besteht aus kleinen Buchstaben, Ziffern und Bindestrichen und endet auf .jpg, .png, .avif, .svg, .mp4, .webm oder .vtt',
  en: 'cannot be used like this; its name must have only small letters, digits and hyphens, and end in .jpg, .png, .avif, .svg, .mp4, .webm or .vtt',
}

export function strayFiles(
  there: ReadonlySet<string>,
  sources: Source[],
): { file: string; says: Sentence }[] {
  const files = new Set(sources.map(source => ('file' in source ? source.file : '')))
  const folders = sources.flatMap(source => ('folder' in source ? [source.folder] : []))
  const media = namesIn(there, 'media/')
    .filter(
      name => !files.has(`media/${name}`) && !/^[a-z0-9.-]+\.(jpg|png|avif|svg|mp4|webm|vtt)$/.test(name),
    )
    .map(name => ({ file: `media/${name}`, says: badName }))
  const texts = [
    ...namesIn(there, ''),
    ...folders.flatMap(folder => namesIn(there, `${folder}/`).map(name => `${folder}/${name}`)),
  ]
    .filter(
      file =>
        !files.has(file) && !folders.some(folder => file.startsWith(`${folder}/`) && file.endsWith('.yaml')),
    )
    .map(file => ({ file, says: /\.(yml|yaml\.txt|YAML|YML)$/.test(file) ? endsOtherwise : unknown }))
  return [...texts, ...media]
}

/** Lists the files of a folder without subfolders and system files (.DS_Store, Thumbs.db). */
function namesIn(there: ReadonlySet<string>, folder: string): string[] {
  return [...there]
    .flatMap(file => (file.startsWith(folder) ? [file.slice(folder.length)] : []))
    .filter(name => !name.includes('/') && !/^\.|^Thumbs\.db$/.test(name))
}
