import { sql } from 'drizzle-orm'
import { usualVpd } from '#domains/garden/calculators/target-profiles.kinds.ts'
import { showPlant } from '#domains/garden/garden/index.ts'
import type { PlantDetail } from '#domains/garden/garden/plants/plants.schemas.ts'
import { newestPhoto } from '#domains/garden/journal/index.ts'
import { shareOf } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import { vpdInBand } from '#domains/growing/climate/index.ts'
import { neighbours, windowOf } from '#domains/growing/climate/span-window.model.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { type Act, actsIn, changesSince, type Days, during, figuresIn, growthIn } from './week.model.ts'
import type { PlantWeek, WeekFilter } from './week.schemas.ts'

/** Seven days of a plant, held against the seven before, for who tends it. */
export async function showWeek(ctx: Context, { id_or_slug, until: asked }: WeekFilter): Promise<PlantWeek> {
  const plant = await showPlant(ctx, id_or_slug)
  if (!plant.can.update) throw new AppError('forbidden', 'Só quem cultiva esta planta vê a semana dela.')
  const today = dayKey(ctx.now())
  const until = asked && asked < today ? asked : today
  const [week, before, earlier] = [0, 7, 14].map((back) => daysUntil(addDays(until, -back))) as [Days, Days, Days]
  const [acts, photo, [air, airBefore]] = await Promise.all([
    actsOf(ctx, plant.id, { since: earlier.since, until }),
    newestPhoto(ctx, plant, windowOf('semana', until)),
    vpdInBand(ctx, plant, [momentsOf(until), momentsOf(before.until)]),
  ])
  const share = air ? shareOf(air) : null
  const [now, then, longAgo] = [during(acts, week), during(acts, before), during(acts, earlier)]
  const { previous, next } = neighbours('semana', until, today)
  return {
    plant: { id: plant.id, slug: plant.slug, name: plant.name, private: plant.private, mine: plant.can.see_privacy },
    ...week,
    ...{ previous: previous < plant.started_on ? null : previous, next },
    ...{ phase: phaseOn(plant, week), photo, acts: actsIn(now), growth: growthIn(now, then) },
    climate: air && share !== null ? { share, hours: air.known } : null,
    band_from: usualVpd.source,
    // Before its first day there was no week to differ from.
    changes:
      before.until < plant.started_on
        ? []
        : changesSince(figuresIn(now, then, share), figuresIn(then, longAgo, airBefore ? shareOf(airBefore) : null)),
  }
}

const daysUntil = (until: string): Days => ({ since: addDays(until, -6), until })

function momentsOf(until: string) {
  const { from, to } = windowOf('semana', until)
  return { from: from.getTime(), to: to.getTime() }
}

function phaseOn({ cycle_history }: PlantDetail, { since, until }: Days): PlantWeek['phase'] {
  const [newest] = cycle_history
    .filter(({ on }) => on <= until)
    .sort((one, other) => other.on.localeCompare(one.on) || other.id - one.id)
  if (!newest) return null
  const { on, plant_cycle } = newest
  return { plant_cycle, day: daysBetween(on, until) + 1, began_in_week: on >= since }
}

/** More than anybody writes of one plant in three weeks. */
const MOST_ACTS = 2000

async function actsOf({ db }: Context, plant_id: number, { since, until }: Days): Promise<Act[]> {
  const value = (name: string) => sql`(u.measures -> ${name} ->> 'value')::float8`
  const { rows } = await db.execute<Act>(sql`
    select (u.happened_at at time zone 'America/Sao_Paulo')::date::text as day, u.kind, t.name, t.watering, t.feeding,
      ${value('volume_ml')} as volume_ml, ${value('height_cm')} as height_cm
    from updates u left join activity_types t on t.id = u.activity_type_id
    where u.plant_id = ${plant_id} and u.deleted_at is null
      and u.happened_at >= ${`${since}T00:00:00-03:00`}::timestamptz
      and u.happened_at < ${`${addDays(until, 1)}T00:00:00-03:00`}::timestamptz
    order by u.happened_at, u.id limit ${MOST_ACTS}`)
  return rows
}
