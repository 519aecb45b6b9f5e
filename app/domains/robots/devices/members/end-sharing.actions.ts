import { sql } from 'drizzle-orm'
import { areApart } from '#domains/base/social/index.ts'
import type { Context } from '#platform/context.ts'
import { noteEvent } from '../events/note-event.actions.ts'

type Pair = { user_id: number; other_id: number }

/** A block ends what both share of robots, and what one offered the other; unblocking brings neither back. */
export async function endSharing(tx: Context, { user_id, other_id }: Pair) {
  const { rows } = await tx.db.execute<{ device_id: number; user_id: number }>(sql`
    delete from device_members m using device_links l
    where l.id = m.link_id and (m.user_id, l.user_id) in ((${user_id}, ${other_id}), (${other_id}, ${user_id}))
      and ${areApart(user_id, other_id)}
    returning l.device_id, m.user_id`)
  await tx.db.execute(sql`
    update device_transfers t set outcome = 'withdrawn', answered_at = ${tx.now().toISOString()}::timestamptz from device_links l
    where l.id = t.link_id and t.outcome is null
      and (t.to_user_id, l.user_id) in ((${user_id}, ${other_id}), (${other_id}, ${user_id})) and ${areApart(user_id, other_id)}`)
  for (const gone of rows) await noteEvent(tx, gone.device_id, 'member', { act: 'removed', user_id: gone.user_id })
}
