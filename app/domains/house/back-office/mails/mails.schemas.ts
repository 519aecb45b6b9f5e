import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'

const status = z.enum(['waiting', 'sent', 'failed'])

export const MailFilter = PageInput.extend({ status: status.optional() })
export type MailFilter = z.infer<typeof MailFilter>

export const MailRow = z.object({
  id: z.number().int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  status,
  error: z.string().nullable(),
  attempts: z.number().int(),
  created_at: z.date(),
  sent_at: z.date().nullable(),
})
export type MailRow = z.infer<typeof MailRow>

/** A page of mails, and whether an SMTP server is configured. */
export const Outbox = pageOf(MailRow).extend({ smtp_configured: z.boolean() })
export type Outbox = z.infer<typeof Outbox>
