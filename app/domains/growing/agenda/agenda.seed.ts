import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { type Chance, chanceOf } from '#world/chance.ts'
import { momentOn } from './calendar/agenda-days.model.ts'
import { nextDay } from './recurrence/next-day.model.ts'
import { storedRule } from './recurrence/rule.model.ts'
import { type DemoTask, plantTasks, spaceTasks } from './tasks/demo-tasks.seed.ts'
import { task_acts, tasks } from './tasks/tasks.table.ts'

/** `since`: first day of the plant in this place; `began`: its own. */
type Standing = { id: number; cycle: string; since: string; began: string }
type Place = { id: number; created_by: number; outdoors: boolean; plants: Standing[] }
type Owner = { created_by: number; space_id?: number; plant_id?: number }

/** Tasks of the demo growers with months of history; the demo grower has overdue, due and future ones. */
export async function seedDemoAgenda(tx: Context, grower: { id: number } | undefined) {
  for (const place of await placesOf(tx)) {
    const chance = chanceOf('agenda', place.id)
    const isGrower = place.created_by === grower?.id
    if (!isGrower && chance.chance(0.35)) continue
    const { created_by } = place
    const cycles = new Set(place.plants.map(({ cycle }) => cycle))
    for (const one of spaceTasks(place.outdoors, cycles))
      await seedTask(tx, one, {
        chance,
        on: { created_by, space_id: place.id },
        plants: place.plants,
        isGrower,
      })
    for (const plant of place.plants)
      for (const one of plantTasks[plant.cycle] ?? [])
        if (isGrower || chance.chance(0.5))
          await seedTask(tx, one, { chance, on: { created_by, plant_id: plant.id }, plants: [plant], isGrower })
  }
}

async function placesOf({ db }: Context): Promise<Place[]> {
  const { rows } = await db.execute<Place>(sql`
    select s.id, s.created_by, s.kind = 'externo' as outdoors,
      json_agg(json_build_object('id', p.id, 'cycle', c.slug, 'began', p.started_on,
        'since', (select max(h.since) from plant_places h where h.plant_id = p.id)) order by p.id) as plants
    from spaces s join plants p on p.space_id = s.id and p.archived_at is null and p.deleted_at is null and p.status <> 'morta'
    join catalogue_items c on c.id = p.plant_cycle_id
    where s.deleted_at is null and s.archived_at is null group by s.id order by s.id`)
  return rows
}

type Making = { chance: Chance; on: Owner; plants: Standing[]; isGrower: boolean }

async function seedTask(
  tx: Context,
  { due, offset, times, asks, cycles, said = '', ...row }: DemoTask,
  { chance, on, plants, isGrower }: Making,
) {
  const now = dayKey(tx.now())
  const late = isGrower ? (offset ?? 0) : chance.int(-2, 4)
  // Waterings keep their days: what was poured out would not fit otherwise.
  const delays = row.kind === 'rega' ? [0] : [0, 0, 0, 0, 1, 1, 2, -1]
  const past = pastOf(row.rrule, { now, late, times: times ?? 0, chance, delays })
  const due_on = due ? due(now) : past.due
  const [task] = await tx.db
    .insert(tasks)
    .values({
      ...row,
      ...on,
      due_at: momentOn(due_on),
      created_at: momentOn(addDays(now, -60)),
      reminded_for: due_on <= now ? momentOn(due_on) : null,
    })
    .returning({ id: tasks.id })
  if (!task || !past.acts.length) return
  const last = momentOn(past.acts.at(-1)?.done ?? now, '18:20')
  const there = plants.filter(({ since, cycle }) => since <= dayKey(last) && (cycles?.includes(cycle) ?? true))
  const act_key = asks && there.length ? randomUUID() : null
  const acts = past.acts.map(({ planned, done }, at) => ({
    task_id: task.id,
    created_by: on.created_by,
    planned_at: momentOn(planned),
    done_at: momentOn(done, '18:20'),
    created_at: momentOn(done, '18:20'),
    act_key: at === past.acts.length - 1 ? act_key : null,
  }))
  await tx.db.insert(task_acts).values(acts)
  if (act_key && asks)
    await seedLast(tx, {
      act_key,
      plants: there,
      on,
      kind: row.kind,
      text: said,
      asks,
      happened_at: last,
    })
}

type Last = {
  act_key: string
  plants: Standing[]
  on: Owner
  happened_at: Date
  kind: DemoTask['kind']
  text: string
  asks: NonNullable<DemoTask['asks']>
}

/** The last act, with values, so that 'como da última vez' has values to repeat. */
const seedLast = (tx: Context, { act_key, plants, on, kind, text, asks, happened_at }: Last) =>
  tx.db.insert(updates).values(
    plants.map(({ id: plant_id, began }) => ({
      plant_id,
      space_id: on.space_id ?? null,
      created_by: on.created_by,
      kind: kind ?? ('nota' as const),
      text,
      measures: asks(daysBetween(began, dayKey(happened_at))),
      act_key,
      happened_at,
      created_at: happened_at,
    })),
  )

/** Past dates, some done a day late, and the current one, which is due `late` days from today. */
function pastOf(
  rrule: string | null | undefined,
  { now, late, times, chance, delays }: { now: string; late: number; times: number; chance: Chance; delays: number[] },
) {
  if (!rrule) return { acts: [], due: addDays(now, late) }
  const rule = storedRule(rrule)
  const acts: { planned: string; done: string }[] = []
  let planned = addDays(now, -Math.max(4, times) * 4)
  for (let at = 0; at < 60; at++) {
    const done = addDays(planned, chance.pick(delays))
    const next = nextDay(rule, { planned, acted: done })
    if (!next || next > addDays(now, Math.max(late, 0)) || done >= now) break
    acts.push({ planned, done })
    planned = next
  }
  const named = rule.byday.length > 0 || rule.bymonthday.length > 0
  return { acts: acts.slice(-times), due: named ? planned : addDays(now, late) }
}
