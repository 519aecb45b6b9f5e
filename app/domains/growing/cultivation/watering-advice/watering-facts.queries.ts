import { sql } from 'drizzle-orm'
import { isCare } from '#domains/garden/journal/index.ts'
import { airAround } from '#domains/growing/climate/index.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'
import type { WateringFacts } from './watering-advice.model.ts'

/** More than the intervals that count, and the days that they usually take. */
const WATERINGS = 40
const AIR_DAYS = 45

type Row = {
  plant_id: number
  waterings: string[]
  weighings: { at: string; grams: number }[]
  cycles: WateringFacts['cycles']
  transplants: { at: string; litres: number }[]
  setup_litres: number | null
  substrate: string | null
  outdoors: boolean | null
}

/** What the next watering of each of these plants is reckoned from; whether the viewer may ask is the caller's to say. */
export async function wateringFacts(
  ctx: Context,
  plant_ids: number[],
  { waterings = WATERINGS, airDays = AIR_DAYS } = {},
) {
  const [{ rows }, airOf] = await Promise.all([
    ctx.db.execute<Row>(sql`
      select plants.id as plant_id, ${setUp('vase', 'litres')}::float8 as setup_litres, ${setUp('substrate', 'kind')} as substrate,
        (select s.kind = 'externo' from spaces s where s.id = plants.space_id) as outdoors,
        ${list(
          sql`select u.happened_at as at from updates u left join activity_types t on t.id = u.activity_type_id
          where u.plant_id = plants.id and u.deleted_at is null and ${isCare('watering')}
          order by u.happened_at desc limit ${waterings}`,
          sql`one.at`,
        )} as waterings,
        ${list(measured('pot_g', waterings), sql`json_build_object('at', one.at, 'grams', one.value)`)} as weighings,
        ${list(measured('pot_litres', waterings), sql`json_build_object('at', one.at, 'litres', one.value)`)} as transplants,
        coalesce((select json_agg(json_build_object('on', h."on", 'slug', c.slug) order by h."on", h.id)
          from plant_cycle_changes h join catalogue_items c on c.id = h.plant_cycle_id where h.plant_id = plants.id), '[]') as cycles
      from plants where plants.id = any(${sql.param(plant_ids)}::int[])`),
    airAround(ctx, plant_ids, addDays(dayKey(ctx.now()), -airDays)),
  ])
  return new Map(rows.map((row) => [row.plant_id, factsOf(row, airOf(row.plant_id))]))
}

function factsOf(row: Row, air: ReturnType<Awaited<ReturnType<typeof airAround>>>): WateringFacts {
  const setUpPot = row.setup_litres === null ? [] : [{ at: new Date(0), litres: row.setup_litres }]
  const transplants = row.transplants.map(({ at, litres }) => ({ at: new Date(at), litres }))
  return {
    waterings: row.waterings.map((at) => new Date(at)),
    weighings: row.weighings.map(({ at, grams }) => ({ at: new Date(at), grams })),
    cycles: row.cycles,
    // A transplant has its day; the set-up says what it stands in, not since when.
    pots: transplants.length ? transplants : setUpPot,
    substrate: row.substrate,
    outdoors: row.outdoors ?? false,
    vpd: new Map([...air].flatMap(([day, { vpd }]) => (vpd === undefined ? [] : [[day, vpd]]))),
  }
}

type Sql = ReturnType<typeof sql>

/** The newest, oldest first. */
const list = (newest: Sql, one: Sql) =>
  sql`coalesce((select json_agg(${one} order by one.at) from (${newest}) one), '[]')`

const measured = (metric: 'pot_g' | 'pot_litres', most: number) => sql`
  select u.happened_at as at, (u.measures -> ${metric} ->> 'value')::float8 as value from updates u
  where u.plant_id = plants.id and u.deleted_at is null and u.measures ? ${metric} order by u.happened_at desc limit ${most}`

const setUp = (role: 'vase' | 'substrate', spec: string) => sql`(select s.specs ->> ${spec}::text from plant_stuffs l
  join stuffs s on s.id = l.stuff_id and s.deleted_at is null where l.plant_id = plants.id and l.role = ${role})`
