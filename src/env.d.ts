/// <reference types="astro/client" />

/** The address of a script that is loaded on demand (build/script-address.ts). */
declare module '*?address' {
  const address: string
  export default address
}

/** The typefaces of the theme that every page loads first (build/site-theme.ts). */
declare module 'virtual:theme-faces' {
  export const firstFaces: string[]
}
declare module 'virtual:*.css'
