import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { action_types } from './action-types/action-types.table.ts'
import type { Cause } from './causes/cause.kinds.ts'

/** An open plant of theirs that was made long ago and is written of: what is done with it now counts. */
export async function aKeptPlant(ctx: Context, created_by: number, fields: { private?: boolean } = {}) {
  const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY)
  const plant = await aPlant(ctx, { created_by, created_at: ago(90), private: false, ...fields })
  for (const days of [60, 59, 58, 57, 56, 55, 54, 53])
    await anAct(ctx, { plant_id: plant.id, created_by, at: ago(days) })
  return plant
}

type Act = { plant_id: number; created_by: number; at?: Date } & Partial<typeof updates.$inferInsert>

/** A row of the journal, as if it had been written then. */
export async function anAct(ctx: Context, { at = ctx.now(), ...columns }: Act) {
  const [row] = await ctx.db
    .insert(updates)
    .values({ kind: 'nota', text: 'Tudo bem.', act_key: randomUUID(), happened_at: at, created_at: at, ...columns })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function typeOf({ db }: Context, cause: Cause) {
  const [type] = await db.select().from(action_types).where(eq(action_types.cause, cause))
  if (!type) throw new Error(`no type for ${cause}`)
  return type
}
