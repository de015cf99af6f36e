// The components for a site's own sections: `import { Section } from 'achsmass/parts'`. They are stable within a major
// version (docs/sections.md).
export { formatNumber } from '../../i18n/number.ts'
export { ActionButton } from '../../parts/Button/ActionButton.tsx'
export { Picture } from '../../parts/Picture/Picture.tsx'
export { Rows } from '../../parts/Rows/Rows.tsx'
export { Section } from '../../parts/Section/Section.tsx'
export { SectionHead } from '../../parts/Section/SectionHead.tsx'
export { classes } from '../../styles/classes.ts'
