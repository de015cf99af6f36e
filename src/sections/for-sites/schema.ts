// The schema functions for a site's own sections: `import { defineKind } from 'achsmass/schema'`. They are stable within
// a major version (docs/sections.md).
export * as v from 'valibot'
export { choice, field, group, list, onlyField } from '../../content/fields.ts'
export { date, heading, label, markdown, name, plain, text } from '../../content/text-fields.ts'
export { defineKind } from '../define-kind.ts'
export type { SectionProps } from '../resolved.ts'
export {
  actionField,
  actionsField,
  headingField,
  leadField,
  longTextField,
  pictureField,
  textField,
  titleField,
} from '../section-fields.ts'
