// Serves built pages of a draft below another address: sandboxed, without any script, and with their own addresses there.
import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5'
import { mediaType } from '../../service/site/media-types.ts'
import { sitePolicy } from '../http/site-policy.ts'

/** The Studio and the guest's bar read the page to find its sentences, which is what `allow-same-origin` is for. */
const draftPolicy = `sandbox allow-same-origin; ${sitePolicy}`

/** Returns a regular file of the build, but no target of a symbolic link. */
function fileIn(folder: string, name: string): string | undefined {
  const path = join(folder, name)
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return undefined
  return realpathSync(path).startsWith(`${realpathSync(folder)}/`) ? path : undefined
}

/** The file for an address of the site: a page, or one of its files. All addresses in it begin with the prefix. */
export function draftFile(folder: string, address: string, prefix: string) {
  const file = fileBelow(folder, address, prefix)
  return (
    file && {
      ...file,
      headers: { 'content-security-policy': draftPolicy, 'cache-control': 'private, no-store' },
    }
  )
}

function fileBelow(
  folder: string,
  address: string,
  prefix: string,
): { type: string; bytes: Buffer | string } | undefined {
  let path: string
  try {
    path = decodeURIComponent(address)
  } catch {
    return undefined
  }
  if (path.includes('\0') || path.split('/').includes('..')) return undefined
  const name = path.replace(/^\/+|\/+$/g, '')
  const candidates = name === '' ? ['index.html'] : extname(name) === '' ? [`${name}.html`] : [name]
  const [file] = candidates.flatMap(candidate => fileIn(folder, candidate) ?? [])
  // Scripts have no use here, and the record of the build is not for guests.
  if (!file || /\.(?:m?js|json|xml|webmanifest)$/.test(file)) return undefined
  const bytes = readFileSync(file)
  if (file.endsWith('.html')) return { type: mediaType(file), bytes: pageBelow(String(bytes), prefix) }
  if (file.endsWith('.css')) return { type: mediaType(file), bytes: stylesBelow(String(bytes), prefix) }
  return { type: mediaType(file), bytes }
}

const stylesBelow = (css: string, prefix: string): string =>
  css.replace(/(url\(\s*["']?)\/(?!\/)/g, (_, before) => `${before}${prefix}/`)

const below = (address: string, prefix: string): string =>
  address.startsWith('/') && !address.startsWith('//') ? prefix + address : address

/** Each candidate of a `srcset` begins with its address. */
const candidatesBelow = (list: string, prefix: string): string =>
  list
    .split(',')
    .map(candidate => below(candidate.trim(), prefix))
    .join(', ')

const addresses = new Set(['href', 'src', 'poster', 'action', 'data'])
const candidateLists = new Set(['srcset', 'imagesrcset'])

/** Returns true for scripts and the policy that names their hashes, which guests have no use for. */
const isLeftOut = ({ tagName, attrs }: DefaultTreeAdapterTypes.Element) =>
  tagName === 'script' || (tagName === 'meta' && attrs.some(({ name }) => name === 'http-equiv'))

function pageBelow(html: string, prefix: string): string {
  const document = parse(html)
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (tree.isElementNode(node)) {
      for (const attribute of node.attrs) {
        if (addresses.has(attribute.name)) attribute.value = below(attribute.value, prefix)
        if (candidateLists.has(attribute.name)) attribute.value = candidatesBelow(attribute.value, prefix)
        if (attribute.name === 'style') attribute.value = stylesBelow(attribute.value, prefix)
      }
      if (node.tagName === 'style')
        for (const child of node.childNodes)
          if (tree.isTextNode(child)) child.value = stylesBelow(child.value, prefix)
      if (node.tagName === 'template')
        visit(tree.getTemplateContent(node as DefaultTreeAdapterTypes.Template))
    }
    if (!('childNodes' in node)) return
    for (const child of [...node.childNodes])
      if (tree.isElementNode(child) && isLeftOut(child)) tree.detachNode(child)
      else visit(child)
  }
  visit(document)
  return serialize(document)
}
