import { and, eq, inArray } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { plural } from '#shared/numbers.ts'
import type { StageWords } from './stage.kinds.ts'

type Wanted = Pick<StageWords, 'plant_cycle_id' | 'days' | 'tasks'>

/** Throws unless every stage references an active cycle. */
export async function demandCycles({ db }: Context, stages: readonly Wanted[]) {
  const ids = [...new Set(stages.map(({ plant_cycle_id }) => plant_cycle_id))]
  const wanted = and(eq(catalogue_items.catalogue, 'ciclos_da_planta'), inArray(catalogue_items.id, ids))
  const rows = await db.select({ id: catalogue_items.id }).from(catalogue_items).where(wanted)
  const known = new Set(rows.map(({ id }) => id))
  refuse(
    stages.flatMap(({ plant_cycle_id }, i) =>
      known.has(plant_cycle_id) ? [] : [[`${i}.plant_cycle_id`, 'Escolha uma das fases da lista.']],
    ),
  )
}

/**
 * Throws unless each task is within the days of its stage and has a unique name there, by which the agenda identifies
 * it.
 */
export const demandTasks = (stages: readonly Wanted[]) =>
  refuse(
    stages.flatMap(({ days, tasks }, i) =>
      tasks.flatMap(({ from_day, title }, j): [string, string][] => [
        ...(from_day > days
          ? [[`${i}.tasks.${j}.from_day`, `Esta etapa tem só ${plural(days, 'dia', 'dias')}.`] as [string, string]]
          : []),
        ...(tasks.findIndex((one) => one.title === title) < j
          ? [[`${i}.tasks.${j}.title`, 'Já há uma tarefa com esse nome nesta etapa.'] as [string, string]]
          : []),
      ]),
    ),
  )

function refuse(wrong: string[][]) {
  if (!wrong.length) return
  const errors = Object.fromEntries(wrong.map(([field, sentence]) => [`stages.${field}`, [sentence as string]]))
  throw new AppError('invalid', undefined, { errors })
}
