import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'

/**
 * Readings whose clock was ahead would fall into the time of whoever has the robot next: they get the moment at which they
 * came, in their order, a millisecond apart.
 */
export async function dateAhead({ db, now }: Context, device_id: number): Promise<void> {
  await db.execute(sql`
    with ahead as (
      delete from telemetry_messages where device_id = ${device_id} and at > ${now().toISOString()}::timestamptz
      returning at, received_at, "values", flags
    )
    insert into telemetry_messages (device_id, at, received_at, "values", flags)
    select ${device_id}::int, received_at + (row_number() over (order by at) - count(*) over ()) * interval '1 millisecond',
      received_at, "values", flags
    from ahead on conflict do nothing`)
}
