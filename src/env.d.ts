/// <reference types="astro/client" />
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** islands/seen.directive.ts */
    'client:seen'?: boolean
  }
}
