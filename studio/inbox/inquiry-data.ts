import type { Activity } from '../../service/admin/activity.ts'
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
  deeds: Activity[]
  due: Due | undefined
  reply: Reply | undefined
  erasedBySelf: string
}
