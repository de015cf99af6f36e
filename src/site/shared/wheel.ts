// Builds the properties of the wheel of disciplines from content.
import type { ServiceWheelProps } from '../../parts/ServiceWheel/ServiceWheel.island.tsx'
import type { Locale } from '../../routes.ts'
import { site } from './site.ts'

export function serviceWheel(locale: Locale): Omit<ServiceWheelProps, 'children'> {
  const { disciplines, firm, interface: ui } = site(locale)
  return { disciplines, firm: firm.shortName, labels: ui.wheel }
}
