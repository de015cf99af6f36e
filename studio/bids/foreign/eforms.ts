// Reads a notice in the form of the EU (eForms): criteria for references, deadlines, lots.

import { descendants, isElement, localName, textOf, type XmlElement } from '../office/xml.ts'
import { dateIn } from '../tender/numbers-in-text.ts'

export type NoticeField = {
  /** The number of the business term, such as BT-750. */
  code: string
  lot: string
  /** The kind of criterion, as a code of the eForms code list. */
  kind: string
  name: string
  text: string
  /** Thresholds from a field of their own (BT-752). */
  numbers: number[]
}
export type NoticeFields = {
  title: string
  deadline: { month: string; day: number | undefined } | undefined
  lots: string[]
  cpv: string[]
  fields: NoticeField[]
  /** True if the notice says that its criteria are in other documents (BT-821). */
  isElsewhere: boolean
}

export const isNotice = (root: XmlElement): boolean =>
  /^(?:ContractNotice|PriorInformationNotice)$/.test(localName(root))

const all = (root: XmlElement, name: string) =>
  [...descendants(root)].filter(found => localName(found) === name)
const child = (parent: XmlElement | undefined, ...names: string[]) =>
  parent?.children.filter(isElement).find(found => names.includes(localName(found)))
const textIn = (parent: XmlElement | undefined, ...names: string[]) => {
  const element = child(parent, ...names)
  return element ? textOf(element).trim() : ''
}

export function noticeOf(root: XmlElement): NoticeFields {
  const lots = all(root, 'ProcurementProjectLot')
  const parts = lots.length > 0 ? lots : [root]
  return {
    title: textIn(child(root, 'ProcurementProject'), 'Name'),
    deadline: deadlineIn(root),
    lots: lots.map(lot => textIn(lot, 'ID')),
    cpv: [...new Set(all(root, 'ItemClassificationCode').map(code => textOf(code).trim()))],
    fields: parts.flatMap(part => criteriaOf(part, part === root ? '' : textIn(part, 'ID'))),
    isElsewhere: all(root, 'TendererRequirementTypeCode').some(
      ({ attributes, ...code }) =>
        attributes.listName === 'selection-criteria-source' &&
        textOf({ attributes, ...code }).trim() !== 'epo-notice',
    ),
  }
}

const criteriaOf = (part: XmlElement, lot: string): NoticeField[] =>
  [...all(part, 'SelectionCriteria'), ...all(part, 'SpecificTendererRequirement')].flatMap(criterion => {
    const text = textIn(criterion, 'Description')
    const numbers = all(criterion, 'ParameterNumeric').map(found => Number(textOf(found)))
    if (!text && numbers.length === 0) return []
    return [
      {
        code: 'BT-750',
        lot,
        kind: textIn(criterion, 'TendererRequirementTypeCode', 'CriterionTypeCode'),
        name: textIn(criterion, 'Name'),
        text,
        numbers: numbers.filter(Number.isFinite),
      },
    ]
  })

/** Prefers the day for requests to participate, which come before tenders. Returns undefined if the days differ. */
function deadlineIn(root: XmlElement): NoticeFields['deadline'] {
  for (const name of ['ParticipationRequestReceptionPeriod', 'TenderSubmissionDeadlinePeriod']) {
    const days = new Set(all(root, name).map(period => textIn(period, 'EndDate').slice(0, 10)))
    const [day] = days
    const date = day && days.size === 1 ? dateIn(day, 'until') : undefined
    if (date) return { month: date.month, day: date.day }
  }
  return undefined
}
