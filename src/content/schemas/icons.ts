import * as v from 'valibot'

/** The drawings beside phases and values (parts/Icon/Icon.tsx). */
export const iconIds = [
  'site-plan',
  'section',
  'detail',
  'crane',
  'round-table',
  'model',
  'plumb-line',
] as const

export const icon = () => v.pipe(v.picklist(iconIds), v.description('The drawing beside the title'))
