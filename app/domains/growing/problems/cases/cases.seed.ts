import type { DemoPlant } from '#domains/garden/garden/plants/demo-plant.seed.ts'
import type { KeepPhotos } from '#domains/garden/garden/plants/plants.seed.ts'
import { tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey, fromSaoPauloTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { DAY } from '#shared/durations.ts'
import { problemWords } from '../guessing/guess.words.ts'
import { problem_cases, problem_entries, problem_photos } from './cases.table.ts'
import { type DemoCase, floweringCases, growingCases } from './demo-cases.seed.ts'

type Plant = DemoPlant & { id: number }

/**
 * Cases of the demo grower: of a plant in flower one that ended well, and one that is treated and to be seen again; of a
 * growing one what nobody can name yet.
 */
export async function seedDemoProblems(
  tx: Context,
  grower: { id: number } | undefined,
  planted: Plant[],
  keepPhotos: KeepPhotos,
) {
  const own = planted.filter(({ row }) => row.created_by === grower?.id && !row.archived_at && !row.deleted_at)
  for (const [phase, cases] of [
    ['floracao', floweringCases],
    ['vegetativo', growingCases],
  ] as const) {
    const longest = Math.max(...cases.map(({ ago }) => ago))
    const plant = own.find(
      ({ current, history }) => current.cycle === phase && leavesSince(history) <= longAgo(tx, longest),
    )
    if (plant) for (const one of cases) await seedCase(tx, plant, one, keepPhotos)
  }
}

const longAgo = (tx: Context, days: number) => tx.now().getTime() - days * DAY
const leavesSince = (history: Plant['history']) =>
  history.find(({ cycle }) => cycle === 'vegetativo')?.at.getTime() ?? Number.POSITIVE_INFINITY

async function seedCase(tx: Context, plant: Plant, { ago, entries, ...told }: DemoCase, keepPhotos: KeepPhotos) {
  const { created_by } = plant.row
  const dayOf = (days: number) => addDays(dayKey(tx.now()), -days)
  const momentOf = (days: number) => new Date(longAgo(tx, days) - DAY / 6)
  const end = entries.find(({ outcome }) => outcome)
  const [made] = await tx.db
    .insert(problem_cases)
    .values({
      ...told,
      plant_id: plant.id,
      created_by,
      seen_on: dayOf(ago),
      closed_on: end ? dayOf(end.ago) : null,
      created_at: momentOf(ago),
      updated_at: momentOf(entries.at(-1)?.ago ?? ago),
    })
    .returning()
  if (!made) throw new Error('insert returned no row')
  for (const { ago: days, photo, due, ...entry } of entries) {
    const task_id =
      due === undefined ? undefined : await seedRecheck(tx, plant, problemWords(made), dayOf(-due), momentOf(days))
    const [written] = await tx.db
      .insert(problem_entries)
      .values({ ...entry, task_id, case_id: made.id, created_by, on: dayOf(days), created_at: momentOf(days) })
      .returning({ id: problem_entries.id })
    if (!photo || !written) continue
    const [file_id] = await keepPhotos([wishOf(plant, momentOf(days))])
    if (file_id) await tx.db.insert(problem_photos).values({ entry_id: written.id, file_id, position: 0 })
  }
}

/** As the plant looked on that day; nobody else sees it. */
function wishOf({ history, model, outdoors, weekly, row, current }: Plant, taken_at: Date) {
  const then = history.findLast(({ at }) => at <= taken_at)
  const cycle = then?.cycle ?? current.cycle
  const day = Math.max(1, Math.round((taken_at.getTime() - (then?.at ?? taken_at).getTime()) / DAY))
  return { model, outdoors, weekly, cycle, day, created_by: row.created_by, public: false, taken_at }
}

async function seedRecheck(tx: Context, { id, row }: Plant, name: string, due_on: string, created_at: Date) {
  const due_at = fromSaoPauloTime(`${due_on}T00:00`)
  const closed_at = due_on < dayKey(tx.now()) ? due_at : null
  const [task] = await tx.db
    .insert(tasks)
    .values({
      plant_id: id,
      created_by: row.created_by,
      title: `Rever: ${name}`,
      own_only: true,
      due_at,
      closed_at,
      created_at,
    })
    .returning({ id: tasks.id })
  return task?.id
}
