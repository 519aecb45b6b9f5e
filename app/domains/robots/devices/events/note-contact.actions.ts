import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { devices } from '../devices/devices.table.ts'

/** Whoever asks, or keeps its session alive, is there. */
export async function noteContact(ctx: Context, device_id: number) {
  const now = ctx.now().toISOString()
  await ctx.db
    .update(devices)
    .set({
      first_called_at: sql`coalesce(${devices.first_called_at}, ${now})`,
      last_seen_at: sql`greatest(${devices.last_seen_at}, ${now})`,
    })
    .where(eq(devices.id, device_id))
}
