import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { FilledJar } from './filled-jars.schemas.ts'

type Row = { plant_id: number } & Omit<FilledJar, 'entries'> & {
    entries: (Omit<FilledJar['entries'][number], 'happened_at'> & { happened_at: string })[]
  }

/** The jars of these harvests with all entries, by plant; the caller has checked the owner. */
export async function filledJars({ db }: Context, plant_ids: number[]): Promise<Map<number, FilledJar[]>> {
  if (!plant_ids.length) return new Map()
  const { rows } = await db.execute<Row>(sql`
    select j.plant_id, j.number, j.name, j.sealed_on::text, j.net_g::float8,
      (j.net_g - coalesce(sum(e.grams), 0))::float8 as left_g, s.name as space,
      coalesce(json_agg(json_build_object('kind', e.kind, 'happened_at', e.happened_at, 'humidity', e.humidity,
        'temperature', e.temperature, 'grams', e.grams, 'note', e.note) order by e.happened_at, e.id)
        filter (where e.id is not null), '[]') as entries
    from jars j left join jar_entries e on e.jar_id = j.id and e.deleted_at is null
    left join spaces s on s.id = j.space_id and s.deleted_at is null
    where j.plant_id = any(${sql.param(plant_ids)}::int[]) and j.deleted_at is null
    group by j.id, s.name order by j.number`)
  const jars = rows.map(({ entries, ...jar }) => ({
    ...jar,
    entries: entries.map((entry) => ({ ...entry, happened_at: new Date(entry.happened_at) })),
  }))
  return Map.groupBy(jars, ({ plant_id }) => plant_id) as Map<number, FilledJar[]>
}
