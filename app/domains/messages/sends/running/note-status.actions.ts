import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Events } from '#platform/events.ts'
import { message_recipients } from '../sends/message-sends.table.ts'
import { before } from '../sends/recipient.kinds.ts'

const times = { sent: 'sent_at', delivered: 'delivered_at', read: 'read_at', failed: null } as const

/** What Meta says of the newest request for one recipient: repeated, late or in any order it only goes on. */
export async function noteStatus(tx: Context, { tag, state, at, reason }: Events['whatsapp.status']) {
  const [, id, attempt] = tag.match(/^r(\d{1,9})\.(\d{1,9})$/) ?? []
  if (!id) return
  const time = times[state]
  await tx.db
    .update(message_recipients)
    .set({ state, reason: state === 'failed' ? (reason ?? 'failed') : null, ...(time && { [time]: at }) })
    .where(
      and(
        eq(message_recipients.id, Number(id)),
        eq(message_recipients.attempts, Number(attempt)),
        inArray(message_recipients.state, before(state)),
      ),
    )
}
