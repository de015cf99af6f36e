import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailContent } from './compose.ts'
import { DeliveryError, type MailTransport, mailOptions } from './delivery.ts'
import { deleteMailFiles, mailFolder } from './mail-files.ts'

/** Writes every mail to a file that mail programs can open, for a firm without a mail server. */
export function createFileTransport(dataDir: string): MailTransport {
  const folder = mailFolder(dataDir)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    target: folder,
    recall: id => deleteMailFiles(dataDir, [id]),
    async send(id, content) {
      const { message } = await transport.sendMail(mailOptions(content))
      try {
        await writeDurably(folder, `${fileTime(content)}-${id}.eml`, message as Buffer)
      } catch (error) {
        throw new DeliveryError(
          (error as Error).message,
          'server',
          (error as { code?: string }).code ?? 'EFILE',
        )
      }
    },
  }
}

function fileTime({ date }: MailContent): string {
  return date.slice(0, 19).replaceAll(':', '').replace('T', '-')
}

async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `.${name}`)
  await writeFile(unfinished, content, { mode: 0o600, flush: true })
  await rename(unfinished, join(folder, name))
}
