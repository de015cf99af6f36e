import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../../sweep/chromium.ts'

/** Opens a Chromium that resolves the site's host names to this machine. */
export async function openBrowser(
  hosts: Record<string, number>,
  extra: readonly string[] = [],
): Promise<Browser> {
  const rules = Object.entries(hosts).map(([host, port]) => `MAP ${host}:443 127.0.0.1:${port}`)
  const usual = chromiumArguments.filter(argument => extra.length === 0 || argument !== '--disable-quic')
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...usual, `--host-resolver-rules=${rules.join(',')}`, ...extra],
  })
}
