// Serves the icons that the firm has not put into public/.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { drawIcons } from '../share/icons.ts'
import { content } from '../site/shared/site.ts'

const folder = resolve('public')
const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' }

export async function getStaticPaths() {
  const icons = Object.entries(await drawIcons(content.firm.shortName))
  return icons
    .filter(([icon]) => !existsSync(join(folder, icon)))
    .map(([icon, bytes]) => ({ params: { icon }, props: { bytes } }))
}

type Context = { params: { icon: string }; props: { bytes: Buffer } }

export function GET({ params, props }: Context): Response {
  const type = types[params.icon.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  return new Response(new Uint8Array(props.bytes), { headers: { 'Content-Type': type } })
}
