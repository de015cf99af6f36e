/// <reference types="astro/client" />

/** The address of a script that is fetched when it is needed (build/script-address.ts). */
declare module '*?address' {
  const address: string
  export default address
}
