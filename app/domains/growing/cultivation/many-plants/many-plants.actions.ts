import { inArray } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { dayKey } from '#shared/dates.ts'
import '#domains/garden/garden/garden.events.ts'
import { demandCycle, demandSpace, findOwnPlants, notePlace } from '#domains/garden/garden/index.ts'
import { isCreator } from '#domains/garden/garden/plants/plants.policy.ts'
import { type Plant, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { writeAct } from '#domains/garden/journal/index.ts'
import type { ActInput } from '#domains/garden/journal/updates/updates.schemas.ts'
import { endTasks } from '#domains/growing/agenda/index.ts'
import type {
  ArchiveMany,
  CycleMany,
  GroupMany,
  HarvestMany,
  LossMany,
  MoveMany,
  WeighMany,
} from './many-plants.schemas.ts'

/** Moves all plants to one space of their owner, or out of any, from a day on (default: today). */
export const moveMany = (ctx: Context, { plant_ids, space_id }: MoveMany, since?: string) =>
  ctx.transaction(async (tx) => {
    const moved = await changeMany(tx, plant_ids, 'plant.move', { space_id: space_id ?? null }, async (_, own) => {
      for (const created_by of new Set(own.map((plant) => plant.created_by)))
        await demandSpace(tx, space_id, created_by)
    })
    await notePlace(tx, plant_ids, space_id ?? null, since)
    return moved
  })

export const groupMany = (ctx: Context, { plant_ids, group_name }: GroupMany) =>
  changeMany(ctx, plant_ids, 'plant.group', { group_name: group_name || null })

/** Already archived plants keep their date. */
export const archiveMany = (ctx: Context, { plant_ids, archived }: ArchiveMany) =>
  ctx.transaction(async (tx) => {
    const wrong = (await findOwnPlants(tx, plant_ids)).filter((plant) => !!plant.archived_at !== archived)
    if (wrong.length)
      await changeMany(
        tx,
        wrong.map(({ id }) => id),
        'plant.archive',
        { archived_at: archived ? tx.now() : null },
      )
    return { count: wrong.length }
  })

/** Those that are in that cycle already stay as they are, and don't count. */
export const cycleMany = (ctx: Context, { plant_ids, plant_cycle_id, on, sure, act_key }: CycleMany) =>
  ctx.transaction(async (tx) => {
    await demandCycle(tx, plant_cycle_id)
    return act(tx, { kind: 'fase', catalogue_item_id: plant_cycle_id, plant_ids, act_key, sure }, on)
  })

/**
 * Harvests plants, each with its own wet weight (none when not weighed), and moves them to the drying space on
 * that day.
 */
export const harvestMany = (ctx: Context, { harvests, on, text, space_id, end_task_ids, sure, act_key }: HarvestMany) =>
  ctx.transaction(async (tx) => {
    const plant_ids = harvests.map(({ plant_id }) => plant_id)
    const corrections = harvests.map(({ plant_id, wet_g }) => ({ plant_id, measures: { wet_g: { value: wet_g } } }))
    const done = await act(tx, { kind: 'colheita', text, act_key, plant_ids, corrections, sure }, on, 'harvests')
    if (space_id) await moveMany(tx, { plant_ids, space_id }, on)
    if (end_task_ids.length) await endTasks(tx, { task_ids: end_task_ids })
    return done
  })

/** Logs dry and cured weights per plant; plants without any are skipped. */
export function weighMany(ctx: Context, { weights, on, sure, act_key }: WeighMany) {
  const weighed = weights.filter(({ dry_g, cured_g }) => dry_g !== undefined || cured_g !== undefined)
  if (!weighed.length) throw invalidField('weights', 'Escreva pelo menos um peso.')
  return act(
    ctx,
    {
      kind: 'peso-final',
      act_key,
      sure,
      plant_ids: weighed.map(({ plant_id }) => plant_id),
      corrections: weighed.map(({ plant_id, dry_g, cured_g }) => ({
        plant_id,
        measures: { dry_g: { value: dry_g }, cured_g: { value: cured_g } },
      })),
    },
    on,
    'weights',
  )
}

export const loseMany = (ctx: Context, { plant_ids, cause, on, act_key }: LossMany) =>
  act(ctx, { kind: 'perda', text: cause, plant_ids, act_key }, on)

type PartialAct = Pick<ActInput, 'kind' | 'plant_ids' | 'act_key'> & Partial<ActInput>

/**
 * A past day is logged at noon; today at the current time. What is wrong stands beside the fields of these calls: `list`
 * is the one whose rows are the act's corrections.
 */
async function act(ctx: Context, input: PartialAct, on: string, list = 'corrections') {
  const today = dayKey(ctx.now())
  if (on > today) throw invalidField('on', 'Escolha hoje ou um dia que já passou.')
  const happened_at = on === today ? undefined : `${on}T12:00`
  const nothing = { text: '', measures: {}, doses: [], photo_ids: [], corrections: [] }
  try {
    const { update_ids } = await writeAct(ctx, { ...nothing, ...input, happened_at })
    return { count: update_ids.length }
  } catch (error) {
    if (!(error instanceof AppError) || !error.data.errors) throw error
    const errors = Object.entries(error.data.errors).map(([name, texts]) => [fieldHere(name, list), texts])
    throw new AppError(error.code, error.message, { ...error.data, errors: Object.fromEntries(errors) })
  }
}

const fieldHere = (name: string, list: string) =>
  ({ happened_at: 'on', catalogue_item_id: 'plant_cycle_id' })[name] ?? name.replace(/^corrections\b/, list)

/** One statement for all; staff changes to others' plants are audit-logged. */
function changeMany(
  ctx: Context,
  plant_ids: number[],
  action: string,
  change: Partial<Plant>,
  demand?: (tx: Context, own: Plant[]) => Promise<void>,
) {
  return ctx.transaction(async (tx) => {
    const own = await findOwnPlants(tx, plant_ids)
    await demand?.(tx, own)
    const ids = own.map(({ id }) => id)
    await tx.db
      .update(plants)
      .set({ ...change, updated_at: tx.now() })
      .where(inArray(plants.id, ids))
    for (const plant of own) {
      if (!isCreator(tx.viewer, plant))
        await audit(tx, { action, subject: `plant:${plant.id}`, before: plant, after: { ...plant, ...change } })
      await record(tx, 'plant.updated', { plant_id: plant.id, created_by: plant.created_by })
    }
    return { count: ids.length }
  })
}
