import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  type WateringFacts,
  wateringAdvice,
} from '#domains/growing/cultivation/watering-advice/watering-advice.model.ts'
import { wateringFacts } from '#domains/growing/cultivation/watering-advice/watering-facts.queries.ts'
import { createContext } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { dryingPots } from './drying-pots.ts'
import { nothing, viewerOf } from './explain.ts'

/** A longer pause is no interval: the journal rested. */
const LONGEST_DAYS = 30
const MOST_PLANTS = 2000

type Forecast = { mean: number; advice: number; sure: boolean; within: boolean; waterings: number }

/**
 * Walks through the waterings of each plant: the next one forecast from those before it, by the advice and by the plain
 * mean of the intervals so far. Prints the mean error in days; true when the advice errs less in
 * the demo world and on reckoned pots.
 */
export async function wateringErrors(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  try {
    const worlds = { 'demo world': await allFacts(pool), 'reckoned pots': dryingPots(200) }
    return Object.entries(worlds)
      .map(([world, facts]) => compared(world, facts.flatMap(walked)))
      .every((better) => better)
  } finally {
    await pool.end()
  }
}

function compared(world: string, forecasts: Forecast[]) {
  const rows = {
    all: forecasts,
    'from 4 waterings on': forecasts.filter(({ waterings }) => waterings >= 4),
    'said to be sure': forecasts.filter(({ sure }) => sure),
    'said to be a guess': forecasts.filter(({ sure }) => !sure),
  }
  console.log(world)
  console.table(Object.fromEntries(Object.entries(rows).map(([what, list]) => [what, errors(list)])))
  return meanOf(forecasts, 'advice') < meanOf(forecasts, 'mean')
}

async function allFacts(pool: pg.Pool): Promise<WateringFacts[]> {
  const { rows } = await pool.query<{ id: number; now: Date }>(`
    select p.id, max(max(u.happened_at)) over () as now from plants p join updates u on u.plant_id = p.id and u.deleted_at is null
    where p.deleted_at is null group by p.id order by p.id limit ${MOST_PLANTS}`)
  const staff = { ...viewerOf({ user_id: 0, nickname: '' }), permissions: ['plants.manage' as const] }
  const now = rows[0]?.now ?? new Date(0)
  const ctx = createContext({ db: drizzle(pool), env: nothing, viewer: staff, now: () => now })
  const ids = rows.map(({ id }) => id)
  return [...(await wateringFacts(ctx, ids, { waterings: 1000, airDays: 700 })).values()]
}

/** Only what was known then. */
function walked(facts: WateringFacts): Forecast[] {
  const days = (from: number) => (Number(facts.waterings[from + 1]) - Number(facts.waterings[from])) / DAY
  return facts.waterings.slice(1, -1).flatMap((now, before) => {
    const actual = days(before + 1)
    const past = facts.waterings.slice(0, before + 2)
    const intervals = past.slice(1).map((_, at) => days(at))
    if (actual > LONGEST_DAYS || intervals.some((each) => each > LONGEST_DAYS)) return []
    const { next } = wateringAdvice(
      {
        ...facts,
        waterings: past,
        weighings: facts.weighings.filter(({ at }) => at <= now),
        cycles: facts.cycles.filter(({ on }) => on <= dayKey(now)),
        pots: facts.pots.filter(({ at }) => at <= now),
        vpd: new Map([...facts.vpd].filter(([day]) => day <= dayKey(now))),
      },
      now,
    )
    if (!next) return []
    const said = Number(next.at) - Number(now)
    const then = Number(facts.waterings[before + 2])
    return {
      mean: Math.abs(intervals.reduce((sum, each) => sum + each, 0) / intervals.length - actual),
      advice: Math.abs(said / DAY - actual),
      sure: next.sure,
      within: then >= Number(next.from) && then <= Number(next.to),
      waterings: past.length,
    }
  })
}

const meanOf = (list: Forecast[], of: 'mean' | 'advice') => list.reduce((sum, one) => sum + one[of], 0) / list.length
const errors = (list: Forecast[]) => ({
  forecasts: list.length,
  'mean interval, days': meanOf(list, 'mean').toFixed(2),
  'advice, days': meanOf(list, 'advice').toFixed(2),
  'within its range': `${((100 * list.filter(({ within }) => within).length) / list.length).toFixed(0)} %`,
})
