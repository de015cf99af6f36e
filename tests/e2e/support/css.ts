import { className } from '../../../build/class-names.ts'

/** Returns the selector of a class in a CSS module: css('frame/Crumbs/Crumbs', 'crumbs'). */
export function css(module: string, name: string): string {
  return `.${className(`src/${module}.module.css`, name)}`
}
