// Reads the addresses of pages that differ from the names of their files.
import { parse } from 'yaml'
import type { Addresses } from '../routes.ts'
import type { ContentFolder } from './regular-files.ts'

/** Called before all other files are read, because their links may lead to these addresses. */
export function addressesIn({ files, read }: ContentFolder): Addresses {
  return Object.fromEntries(
    [...files].flatMap(file => {
      const id = /^pages\/([a-z0-9-]+)\.yaml$/.exec(file)?.[1]
      const text = id === undefined ? '' : read(file).toString()
      if (id === undefined || !/^address:/m.test(text)) return []
      const address = addressIn(text)
      return address ? [[id, address]] : []
    }),
  )
}

/** Returns undefined for a page that cannot be parsed or has an invalid address, which the content check reports. */
function addressIn(text: string): Addresses[string] | undefined {
  try {
    const { address } = parse(text)
    return Object.values(address).every(path => typeof path === 'string') ? address : undefined
  } catch {
    return undefined
  }
}
