import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { noteContact } from '../events/note-contact.actions.ts'
import { lastOfSession } from './session-of.queries.ts'

/** A robot's MQTT session is up, or still is; or it ended, by its last will too. What is known already is no event. */
export const noteSession = (ctx: Context, device_id: number, is_up: boolean): Promise<void> =>
  ctx.transaction(async (tx) => {
    // Locks the robot's row: of two that tell the same one writes.
    if (is_up) await noteContact(tx, device_id)
    else await tx.db.execute(sql`select id from devices where id = ${device_id} for update`)
    const kind = is_up ? 'online' : 'offline'
    await noteWhere(
      tx,
      kind,
      sql`robot.id = ${device_id} and coalesce((select said.kind from ${lastOfSession(sql`robot.id`)} said), 'offline') <> ${kind}`,
    )
  })

/** The broker opens: what was up when it was last heard of is so no more. */
export const noteNoSessions = (ctx: Context): Promise<void> =>
  ctx.transaction((tx) =>
    noteWhere(tx, 'offline', sql`(select said.kind from ${lastOfSession(sql`robot.id`)} said) = 'online'`),
  )

async function noteWhere({ db, now }: Context, kind: 'online' | 'offline', which: ReturnType<typeof sql>) {
  const at = now().toISOString()
  await db.execute(sql`
    insert into device_events (device_id, source, kind, at, received_at)
    select robot.id, 'backend', ${kind}, ${at}::timestamptz, ${at}::timestamptz from devices robot where ${which}`)
}
