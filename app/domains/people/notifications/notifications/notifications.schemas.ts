import { z } from 'zod'
import { PageInput, queryBoolean } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { notificationKinds } from './notification.kinds.ts'

const number = z.number().int()

export const NoticeFilter = PageInput.pick({ page: true, per_page: true, show: true }).extend({
  kind: z.enum(notificationKinds).optional(),
  unread: queryBoolean.optional(),
})
export type NoticeFilter = z.infer<typeof NoticeFilter>

export const Notice = z.object({
  id: number,
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  /** A path of this site. */
  url: z.string(),
  read: z.boolean(),
  created_at: z.date(),
})
export type Notice = z.infer<typeof Notice>

export const NoticeRef = z.object({ id: rowId })
/** `says` is shown at once, and kept nowhere. */
export const NoticesLive = z.object({ unread: number, says: z.string().optional() })
export type NoticesLive = z.infer<typeof NoticesLive>
