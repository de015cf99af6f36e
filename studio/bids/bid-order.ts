// Turns a saved bid into the order for its files and for its printed sheets.
import { activeRequirements } from './draft-requirements.ts'
import type { SheetChoice } from './sheet-choice.ts'
import type { Work } from './use-saved-bid.ts'

export function orderOfBid(procedure: string, work: Work, choice: SheetChoice) {
  const { chosen, people = [], sentences = [] } = work
  return {
    ...choice,
    procedure,
    projects: chosen,
    people,
    requirements: activeRequirements(work.requirements),
    sentences: sentences.flatMap(({ language, ...sentence }) =>
      language === choice.language && chosen.includes(sentence.project) ? sentence : [],
    ),
    forms: [],
  }
}
