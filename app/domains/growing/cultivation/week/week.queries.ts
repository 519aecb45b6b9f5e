import { and, between, desc, eq, isNull, sql } from 'drizzle-orm'
import { posts } from '#domains/community/banca/posts/posts.table.ts'
import { usualVpd } from '#domains/garden/calculators/target-profiles.kinds.ts'
import { cutPhases } from '#domains/garden/garden/harvest-holds/harvest-holds.kinds.ts'
import { showPlant } from '#domains/garden/garden/index.ts'
import type { PlantDetail } from '#domains/garden/garden/plants/plants.schemas.ts'
import { newestPhoto } from '#domains/garden/journal/index.ts'
import { shareOf } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import { vpdAround } from '#domains/growing/climate/index.ts'
import { neighbours, windowOf } from '#domains/growing/climate/span-window.model.ts'
import { weightLost } from '#domains/growing/harvest/harvests/weight-lost.model.ts'
import { dryingUntil } from '#domains/growing/harvest/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey, daysBetween } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import { weekSends } from './week.kinds.ts'
import { type Act, actsIn, changesSince, type Days, during, figuresIn, growthIn, jarIn } from './week.model.ts'
import type { PlantWeek, WeekFilter } from './week.schemas.ts'
import { tellsFirst } from './week.words.ts'

/** Seven days of a plant, held against the seven before, for who tends it. */
export async function showWeek(ctx: Context, { id_or_slug, until: asked }: WeekFilter): Promise<PlantWeek> {
  const plant = await showPlant(ctx, id_or_slug)
  if (!plant.can.update) throw new AppError('forbidden', 'Só quem cultiva esta planta vê a semana dela.')
  const today = dayKey(ctx.now())
  const until = asked && asked < today ? asked : today
  const [week, before, earlier] = [0, 7, 14].map((back) => daysUntil(addDays(until, -back))) as [Days, Days, Days]
  const phase = phaseOn(plant, week)
  const cut = phase !== null && cutPhases.includes(phase.plant_cycle.slug)
  const [acts, photo, [air, airBefore], drying, posted] = await Promise.all([
    actsOf(ctx, plant.id, { since: earlier.since, until }),
    newestPhoto(ctx, plant, windowOf('semana', until)),
    vpdAround(ctx, plant, [momentsOf(until), momentsOf(before.until)]),
    cut ? dryingIn(ctx, plant, { until, today }) : null,
    postedOf(ctx, plant.id, until),
  ])
  // The bands are those of a living plant.
  const share = air && !cut ? shareOf(air) : null
  const [now, then, longAgo] = [during(acts, week), during(acts, before), during(acts, earlier)]
  const figures = figuresIn(now, then, share)
  const { previous, next } = neighbours('semana', until, today)
  return {
    plant: { id: plant.id, slug: plant.slug, name: plant.name, private: plant.private, mine: plant.can.see_privacy },
    ...week,
    ...{ previous: previous < plant.started_on ? null : previous, next },
    ...{
      phase,
      photo,
      acts: actsIn(now),
      water_ml: figures.water_ml,
      growth: growthIn(now, then),
      drying,
      posted,
      jar: jarIn(now),
    },
    climate: air && share !== null ? { share, hours: air.known } : null,
    ...{ band_from: usualVpd.source, vpd_mean: air?.mean ?? null },
    // Before its first day there was no week to differ from.
    changes:
      before.until < plant.started_on
        ? []
        : changesSince(figures, figuresIn(then, longAgo, airBefore ? shareOf(airBefore) : null)),
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

async function dryingIn(
  ctx: Context,
  plant: PlantDetail,
  { until, today }: { until: string; today: string },
): Promise<PlantWeek['drying']> {
  const { from, to } = momentsOf(until)
  const { points, parts, ready_at, reached_at } = await dryingUntil(ctx, plant, new Date(to))
  const whole = weightLost(points)
  const weighed = [...(whole ? [{ part: null, ...whole }] : []), ...parts]
  return {
    weight: weighed.find(({ last }) => last.at.getTime() >= from) ?? null,
    ready_at: until === today && !reached_at ? ready_at : null,
    reached_at: reached_at && reached_at.getTime() >= from ? reached_at : null,
  }
}

/** What the viewer told the banca of this week. */
async function postedOf(ctx: Context, plant_id: number, until: string) {
  const { first, last } = weekSends(plant_id, until)
  const [post] = await ctx.db
    .select({ slug: posts.slug, at: posts.created_at })
    .from(posts)
    .where(
      and(
        eq(posts.created_by, signedIn(ctx).id),
        between(posts.idempotency_key, first, last),
        isNull(posts.deleted_at),
      ),
    )
    .orderBy(desc(posts.id))
    .limit(1)
  return post ?? null
}

/** More than anybody writes of one plant in three weeks. */
const MOST_ACTS = 2000

async function actsOf({ db }: Context, plant_id: number, { since, until }: Days): Promise<Act[]> {
  const value = (name: string) => sql`(u.measures -> ${name} ->> 'value')::float8`
  const { rows } = await db.execute<Act>(sql`
    select (u.happened_at at time zone 'America/Sao_Paulo')::date::text as day, u.kind, t.name, t.watering, t.feeding,
      u.kind = any(${sql.param(tellsFirst)}::text[]) and not exists (select from updates e where e.plant_id = u.plant_id and e.kind = u.kind
        and e.deleted_at is null and (e.happened_at, e.id) < (u.happened_at, u.id)) as first,
      ${value('volume_ml')} as volume_ml, ${value('height_cm')} as height_cm,
      ${value('jar_humidity')} as jar_humidity, ${value('jar_g')} as jar_g
    from updates u left join activity_types t on t.id = u.activity_type_id
    where u.plant_id = ${plant_id} and u.deleted_at is null
      and u.happened_at >= ${`${since}T00:00:00-03:00`}::timestamptz
      and u.happened_at < ${`${addDays(until, 1)}T00:00:00-03:00`}::timestamptz
    order by u.happened_at, u.id limit ${MOST_ACTS}`)
  return rows
}
