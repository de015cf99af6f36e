// Finds every problem in content/, including pictures and films. Pages use read.ts, which does not open these.
import type { ProgramLanguage } from '../i18n/program-language.ts'
import { mediaProblems } from './media-files.ts'
import type { Model } from './model.ts'
import { ContentError } from './problems.ts'
import { parseContent } from './read.ts'
import { openFolder } from './regular-files.ts'

/** Resolves to the content, or rejects with a ContentError that lists every problem of every file. */
export async function checkContent<Content>(
  model: Model<Content>,
  root: string,
  language?: ProgramLanguage,
): Promise<Content> {
  const folder = openFolder(root)
  const { content, problems, locate } = parseContent(model, folder)
  const { ofFiles, ofPlaces } = await mediaProblems(root, folder.files, content)
  const all = [
    ...problems,
    ...(model.beside?.(root) ?? []),
    ...ofPlaces.map(({ path, says }) => locate(path, says)),
    ...ofFiles.map(({ file, says }) => ({ file, line: 1, path: [], says })),
  ]
  if (all.length > 0) throw new ContentError(all, language)
  return content as Content
}
