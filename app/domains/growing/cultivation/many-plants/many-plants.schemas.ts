import { z } from 'zod'
import { PlantCard, PlantRef } from '#domains/garden/garden/plants/plants.schemas.ts'
import { rowId } from '#shared/row-id.ts'
import { Sure } from '#shared/sure.ts'
import { typedRecentDay } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'

const id = rowId
/** What the server asked about is meant so. */
const sure = Sure.optional()
const grams = z.number().min(0).max(1_000_000).optional()

/** Up to five hundred of the viewer's own plants. */
const Many = z.object({ plant_ids: z.array(id).min(1).max(500), act_key: z.uuid().optional() })

/** Without a space: they are in none. */
export const MoveMany = Many.omit({ act_key: true }).extend({ space_id: id.optional() })
/** Without a name: they leave their group. */
export const GroupMany = Many.omit({ act_key: true }).extend({ group_name: typedText().max(60).optional() })
export const ArchiveMany = Many.omit({ act_key: true }).extend({ archived: z.boolean() })
export const CycleMany = Many.extend({ plant_cycle_id: id, on: typedRecentDay, sure })
export const HarvestMany = z.object({
  harvests: z
    .array(z.object({ plant_id: id, wet_g: grams }))
    .min(1)
    .max(500),
  on: typedRecentDay,
  text: typedText().max(5000).default(''),
  /** The drying space; without one they stay where they are. */
  space_id: id.optional(),
  /** Tasks of these plants that end with the harvest. */
  end_task_ids: z.array(id).max(200).default([]),
  sure,
  act_key: z.uuid().optional(),
})
export const WeighMany = z.object({
  weights: z
    .array(z.object({ plant_id: id, dry_g: grams, cured_g: grams }))
    .min(1)
    .max(500),
  on: typedRecentDay,
  sure,
  act_key: z.uuid().optional(),
})
export const LossMany = Many.extend({ cause: typedText().min(1).max(500), on: typedRecentDay })
export type MoveMany = z.infer<typeof MoveMany>
export type GroupMany = z.infer<typeof GroupMany>
export type ArchiveMany = z.infer<typeof ArchiveMany>
export type CycleMany = z.infer<typeof CycleMany>
export type HarvestMany = z.infer<typeof HarvestMany>
export type WeighMany = z.infer<typeof WeighMany>
export type LossMany = z.infer<typeof LossMany>

export const Changed = z.object({ count: z.number().int() })

/** What a clone copies from its mother. */
export const cloneParts = ['genetic', 'description', 'space', 'group', 'setup'] as const
export const CloneMany = PlantRef.extend({
  count: z.coerce.number().int().min(1).max(100),
  /** 'Lua' becomes 'Lua 1', 'Lua 2'…; a single clone gets the name unchanged. */
  name: typedText().min(1).max(110),
  inherit: z.array(z.enum(cloneParts)).default([]),
  plant_cycle_id: id,
  started_on: typedRecentDay,
  private: z.boolean().default(true),
  idempotency_key: z.uuid().optional(),
})
export type CloneMany = z.infer<typeof CloneMany>
export const Clones = z.object({ data: z.array(PlantCard) })
