import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
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
    const on = happened_at.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
    for (const { update_id, plant } of rows) {
      if (!plant) continue
      if (on < plant.started_on) throw invalidField('happened_at', 'A fase não pode começar antes da planta.')
      const cycle_change_id = await enterCycle(tx, plant, { plant_cycle_id: catalogue_item_id as number, on })
      await tx.db.update(updates).set({ cycle_change_id }).where(eq(updates.id, update_id))
    }
  },
}
