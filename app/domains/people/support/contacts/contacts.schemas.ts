import { z } from 'zod'
import { topics } from './topic.kinds.ts'

export const ContactInput = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  topic: z.enum(topics).default('outro'),
  subject: z.string().trim().min(1).max(120),
  message: z.string().trim().min(1).max(5000),
  idempotency_key: z.uuid().optional(),
})
export type ContactInput = z.infer<typeof ContactInput>

export const ContactReceipt = z.object({ uuid: z.uuid(), protocol: z.string(), email: z.string() })
export type ContactReceipt = z.infer<typeof ContactReceipt>
