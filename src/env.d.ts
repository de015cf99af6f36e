/// <reference types="astro/client" />
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** frame/seen.directive.ts */
    'client:seen'?: boolean
  }
}
