import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { dayKey } from '#shared/dates.ts'
import type { ActivitySlug } from '../activities/activity-types.ts'
import { enterCycle } from '../plants/cycle-changes.ts'
import type { Plant } from '../plants/plants.table.ts'
import type { ActInput } from './updates.schemas.ts'
import { updates } from './updates.table.ts'

export type WrittenAct = Omit<ActInput, 'happened_at'> & { happened_at: Date; act_key: string }
export type WrittenRow = { update_id: number; plant?: Plant }
type Effect = (tx: Context, act: WrittenAct, rows: WrittenRow[]) => Promise<void>

/** What an act means for its plants besides the line in the journal, in the same transaction. */
export const actEffects: Partial<Record<ActivitySlug, Effect>> = {
  fase: async (tx, { catalogue_item_id, happened_at }, rows) => {
    for (const { update_id, plant } of rows) {
      if (!plant) continue
      const on = cycleDayOf(plant, happened_at)
      const cycle_change_id = await enterCycle(tx, plant, { plant_cycle_id: catalogue_item_id as number, on })
      await tx.db.update(updates).set({ cycle_change_id }).where(eq(updates.id, update_id))
    }
  },
}

/** The day in São Paulo on which a plant entered a cycle: none before its own first. */
export function cycleDayOf({ started_on }: Pick<Plant, 'started_on'>, happened_at: Date) {
  const on = dayKey(happened_at)
  if (on < started_on) throw invalidField('happened_at', 'A fase não pode começar antes da planta.')
  return on
}
