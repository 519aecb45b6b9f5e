import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { WorkRef } from '../works/works.schemas.ts'
import { segments } from './segment.kinds.ts'

const count = z.number().int()

export const NewsletterSending = WorkRef.extend({ segment: z.enum(segments) })
export type NewsletterSending = z.infer<typeof NewsletterSending>

export const NewsletterState = z.object({
  /** How many would get it now. */
  audience: z.object({ todos: count, seguidores: count }),
  sent: z.object({ at: z.date(), segment: z.enum(segments), recipients: count, done: count, left: count }).nullable(),
})

export const NewsletterLink = z.object({ user: rowId, token: z.string().max(100) })
export type NewsletterLink = z.infer<typeof NewsletterLink>
export const NewsletterSubscription = z.object({ subscribed: z.boolean() })
