import type { Deed } from '../../service/admin/deeds.ts'
import type { ListedInquiry } from '../../service/admin/export.ts'
import type { MailRow } from '../../service/admin/selection.ts'
import type { Due } from './due.ts'
import type { Reply } from './reply.ts'
import type { TypedField } from './texts.ts'

export type InquiryData = ListedInquiry & {
  kindName: string
  name: string
  phone: string
  typed: TypedField[]
  mails: (Omit<MailRow, 'content'> & { to: string })[]
  deeds: Deed[]
  due: Due | undefined
  reply: Reply | undefined
  erasedBySelf: string
}
