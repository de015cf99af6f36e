// The words with which a site's own sections say what they hold: `import { defineKind } from 'achsmass/schema'`. They stay
// within a major version (docs/sections.md).
export * as v from 'valibot'
export {
  choice,
  date,
  field,
  group,
  heading,
  label,
  list,
  markdown,
  name,
  onlyField,
  plain,
  text,
} from '../../content/fields.ts'
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
