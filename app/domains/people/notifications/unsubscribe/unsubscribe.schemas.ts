import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'

/** As in the link of a mail. */
export const UnsubscribeInput = z.object({ user: rowId, token: z.string().max(100) })
export type UnsubscribeInput = z.infer<typeof UnsubscribeInput>

/** `subscribed`: some kind of notice that can be refused still comes by mail. */
export const MailSubscription = z.object({ subscribed: z.boolean() })
export type MailSubscription = z.infer<typeof MailSubscription>
