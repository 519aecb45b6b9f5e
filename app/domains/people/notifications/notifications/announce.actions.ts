import type { Context } from '#platform/context.ts'
import { publish } from '#platform/live/publish.ts'
import { timesOf } from '../choices/choices.queries.ts'
import { afterQuietHours } from '../choices/sending-time.model.ts'
import { noticesChannel } from './notices.live.ts'
import { countUnread } from './notifications.queries.ts'

/** From ten at night to seven, for who chose no quiet hours. */
const night = { quiet_from: 22 * 60, quiet_to: 7 * 60 }

/**
 * Says one line on the pages that somebody has open now, and nowhere else: never in their quiet hours, else at night. Who
 * has none open does not hear it later.
 */
export async function announce(tx: Context, user_id: number, says: string) {
  const times = await timesOf(tx, user_id)
  const now = tx.now()
  const quiet = times.quiet_from === null ? night : times
  if (afterQuietHours(now, quiet) > now) return
  await publish(tx, noticesChannel(user_id), { unread: await countUnread(tx, user_id), says })
}
