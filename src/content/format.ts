// The number of the content's format, in a hidden file beside the texts. Content without one has the current format.
import type { ContentProblem } from './problems.ts'
import type { ContentFolder } from './regular-files.ts'

export const formatFile = '.format'

/** Reports content that was made for another version of the program, because its other problems would only follow from that. */
export function formatProblem(folder: ContentFolder, known: number): ContentProblem | undefined {
  if (!folder.files.has(formatFile)) return undefined
  const own = Number(folder.read(formatFile).toString())
  if (own === known) return undefined
  const says =
    own > known
      ? {
          de: `der Inhalt hat das Format ${own}, dieses Programm liest ${known}; installieren Sie eine neuere Version des Programms`,
          en: `the content has format ${own}, this program reads ${known}; install a newer version of the program`,
        }
      : {
          de: `der Inhalt hat das Format ${own}, dieses Programm liest ${known}; rufen Sie achsmass upgrade auf`,
          en: `the content has format ${own}, this program reads ${known}; run achsmass upgrade`,
        }
  return { file: formatFile, line: 1, path: [], says }
}
