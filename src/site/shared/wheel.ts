// The properties of the wheel of disciplines, from content.
import type { ServiceWheelProps } from '../../parts/ServiceWheel/ServiceWheel.island.tsx'
import type { Locale } from '../../routes.ts'
import { site } from './site.ts'

export function serviceWheel(
  locale: Locale,
  mode: ServiceWheelProps['mode'],
): Omit<ServiceWheelProps, 'children'> {
  const { disciplines, firm, interface: ui } = site(locale)
  return { disciplines, mode, firm: firm.shortName, labels: ui.wheel }
}
