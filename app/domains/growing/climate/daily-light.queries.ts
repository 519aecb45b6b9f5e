import { sql } from 'drizzle-orm'
import { dailyLight } from '#domains/garden/calculators/dli.model.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { Climate } from './climate.schemas.ts'
import type { PlannedLight } from './stage-bands.queries.ts'

type Window = { from: Date; to: Date; planned: PlannedLight[] }
type Lit = { ppfd: number; at: string; hours: number | null; hours_at: string | null }

/**
 * The light of the last day with PPFD readings in the window (readings in the dark excluded), with the space's hours of
 * light at that time: the last noted ones, unless a stage of the plan began later.
 */
export async function dailyLightOf(ctx: Context, space_id: number, window: Window): Promise<Climate['daily_light']> {
  const lit = await lastLit(ctx, space_id, window)
  if (!lit) return null
  const at = new Date(lit.at)
  const stage = window.planned.find(({ from, to }) => from <= at && at < to)
  const noted = lit.hours_at !== null && (!stage || new Date(lit.hours_at) >= stage.from)
  const hours = noted ? lit.hours : (stage?.hours ?? null)
  const dli = dailyLight(lit.ppfd, hours)
  if (dli === null || hours === null) return null
  return { dli, ppfd: lit.ppfd, hours, hours_from: noted ? 'anotadas' : 'plano', on: dayKey(at) }
}

async function lastLit({ db }: Context, space_id: number, { from, to }: Window): Promise<Lit | undefined> {
  const ofItself = sql`u.space_id = ${space_id} and u.plant_id is null and u.deleted_at is null`
  const { rows } = await db.execute<Lit>(sql`
    with last as (
      select max(u.happened_at) as at from updates u where ${ofItself}
        and u.happened_at >= ${from.toISOString()} and u.happened_at < ${to.toISOString()}
        and (u.measures -> 'ppfd' ->> 'value')::float8 > 0),
    mean as (
      select avg((u.measures -> 'ppfd' ->> 'value')::float8) as ppfd from updates u, last where ${ofItself}
        and u.happened_at >= date_trunc('day', last.at, 'America/Sao_Paulo') and u.happened_at <= last.at
        and (u.measures -> 'ppfd' ->> 'value')::float8 > 0),
    noted as (
      select (u.measures -> 'light_hours' ->> 'value')::float8 as hours, u.happened_at as hours_at from updates u, last
      where ${ofItself} and u.happened_at <= last.at and u.measures ? 'light_hours'
      order by u.happened_at desc, u.id desc limit 1)
    select mean.ppfd, last.at, noted.hours, noted.hours_at from last cross join mean left join noted on true
    where last.at is not null`)
  return rows[0]
}
