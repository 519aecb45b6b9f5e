import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { task_acts, tasks } from '#domains/growing/agenda/tasks/tasks.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { chanceOf } from '#world/chance.ts'
import { plan_spaces } from '../plans/plans.table.ts'

const HOURS = [8, 14, 20]
const said: Record<number, string[]> = {
  8: ['Logo cedo, antes da rega.', 'Luz acesa há uma hora.', 'Manhã fresca.'],
  14: ['Hora mais quente.', 'Exaustor no máximo.', 'Depois do almoço.'],
  20: ['Antes de apagar a luz.', 'Última olhada do dia.', 'Noite, tudo calmo.'],
}
const DAYS = 45
const LATELY = 30
/** Days without readings, so that the chart has a gap. */
const AWAY = [37, 38, 39]

type About = { plan_id: number; created_by: number }

/** Climate of the plan's space three times a day, and a completed task. */
export async function seedReadings(tx: Context, { plan_id, created_by }: About) {
  const chance = chanceOf('readings', plan_id)
  const [place] = await tx.db
    .select({ id: plan_spaces.space_id })
    .from(plan_spaces)
    .where(eq(plan_spaces.plan_id, plan_id))
  if (!place) return
  const space_id = place.id
  const rounded = (value: number) => Math.round(value * 10) / 10
  const at = (ago: number, hour: number) => {
    const day = dayKey(new Date(tx.now().getTime() - ago * DAY))
    return new Date(`${day}T${String(hour).padStart(2, '0')}:${String(chance.int(0, 40)).padStart(2, '0')}:00-03:00`)
  }
  const days = Array.from({ length: DAYS }, (_, i) => DAYS - i).filter((ago) => !AWAY.includes(ago))
  // Last month's climate is already in the space's journal; light is measured once a week.
  const air = days.flatMap((ago) =>
    HOURS.flatMap((hour) => {
      const light = hour === 14 && ago % 7 === 1 ? { ppfd: { value: 520 + (ago % 5) * 20 } } : undefined
      if (ago <= LATELY && !light) return []
      const warm = hour === 14 ? 3 : 0
      return {
        space_id,
        created_by,
        kind: 'medicao' as const,
        text: chance.pick(said[hour] ?? ['Medida do dia.']),
        measures: {
          ...(ago > LATELY && {
            temperature: { value: rounded(22.5 + warm + 2.5 * chance.next()) },
            humidity: { value: rounded(62 - (DAYS - ago) * 0.25 - warm + 6 * chance.next()) },
          }),
          ...light,
        },
        happened_at: at(ago, hour),
      }
    }),
  )
  await tx.db.insert(updates).values(air.map((row) => ({ ...row, created_at: row.happened_at })))
  await seedDone(tx, { plan_id, created_by })
}

/** The first recurring task was done yesterday, a day late. */
async function seedDone(tx: Context, { plan_id, created_by }: About) {
  const [task] = await tx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.plan_id, plan_id), isNotNull(tasks.rrule)))
    .orderBy(asc(tasks.due_at), asc(tasks.id))
    .limit(1)
  if (!task) return
  const done_at = new Date(tx.now().getTime() - DAY)
  const planned_at = new Date(
    task.due_at.getTime() - Math.ceil((task.due_at.getTime() - done_at.getTime()) / DAY + 1) * DAY,
  )
  await tx.db.insert(task_acts).values({ task_id: task.id, planned_at, done_at, created_by, created_at: done_at })
}
