import { sql } from 'drizzle-orm'
import { visibleIn } from '#domains/garden/garden/ownership.policy.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import type { TargetName, Targets } from '#domains/garden/plans/stages/stage.kinds.ts'
import type { Context } from '#platform/context.ts'
import { type BuildArgs, statement } from '#platform/database/statement.ts'
import type { Climate, ClimateBand } from './climate.schemas.ts'

const charted = ['temperature', 'humidity', 'vpd'] as const satisfies readonly TargetName[]

export type PlannedLight = { from: Date; to: Date; hours: number }
type Row = {
  space_id: number
  slug: string
  plan: string
  stage: string
  targets: Targets
  light_hours: number | null
  first: string
  after: string
}
type Window = { from: Date; to: Date }
type Asked = { space_ids: number[]; from: string; to: string }

const stages = statement('climate.stages', ({ db, viewer, values }: BuildArgs<Asked>) => {
  const found = sql`(
    with followed as (
      select asked.id as space_id, newest.* from unnest(${values.space_ids}::int[]) asked(id) cross join lateral (
        select plans.id, plans.slug, plans.name, plans.starts_on from plan_spaces ps join plans on plans.id = ps.plan_id
        where ps.space_id = asked.id and plans.starts_on is not null and plans.archived_at is null
          and (${visibleIn(plans, viewer)})
          and plans.starts_on::timestamp at time zone 'America/Sao_Paulo' < ${values.to}::timestamptz
        order by plans.starts_on desc, plans.id desc limit 1
      ) newest
    )
    select f.space_id, f.slug, f.name as plan, s.name as stage, s.targets, s.light_hours::float8 as light_hours, s.position,
      (f.starts_on + (sum(s.days) over upto - s.days)::int)::timestamp at time zone 'America/Sao_Paulo' as first,
      (f.starts_on + (sum(s.days) over upto)::int)::timestamp at time zone 'America/Sao_Paulo' as after
    from followed f join plan_stages s on s.plan_id = f.id
    window upto as (partition by f.space_id order by s.position)
  ) stages`
  return db
    .select({
      space_id: sql<number>`stages.space_id`,
      slug: sql<string>`stages.slug`,
      plan: sql<string>`stages.plan`,
      stage: sql<string>`stages.stage`,
      targets: sql<Targets>`stages.targets`,
      light_hours: sql<number | null>`stages.light_hours`,
      first: sql<string>`stages.first`,
      after: sql<string>`stages.after`,
    })
    .from(found)
    .where(sql`first < ${values.to}::timestamptz and after > ${values.from}::timestamptz`)
    .orderBy(sql`stages.position`)
})

type Stages = Pick<Climate, 'bands' | 'plan'> & { light_hours: PlannedLight[] }

/** By space: target bands of the newest plan that it follows and the viewer may see, for the stages inside a window. One query. */
export async function stageBands(
  ctx: Context,
  space_ids: number[],
  { from, to }: Window,
): Promise<(space_id: number) => Stages> {
  const rows = await stages(ctx, { space_ids, from: from.toISOString(), to: to.toISOString() })
  const ofSpace = Map.groupBy(rows, ({ space_id }) => space_id)
  return (space_id) => stagesOf(ofSpace.get(space_id) ?? [])
}

const stagesOf = (rows: Row[]): Stages => ({
  plan: rows[0] ? { slug: rows[0].slug, name: rows[0].plan } : null,
  light_hours: rows.flatMap(({ light_hours: hours, first, after }) =>
    hours === null ? [] : [{ from: new Date(first), to: new Date(after), hours }],
  ),
  bands: Object.fromEntries(
    charted.flatMap((name) => {
      const bands = rows.flatMap((row) => bandOf(row, name) ?? [])
      return bands.length ? [[name, bands]] : []
    }),
  ),
})

function bandOf({ targets, stage, first, after }: Row, name: TargetName): ClimateBand | undefined {
  const target = targets[name]
  if (!target || (target.from === null && target.to === null)) return undefined
  return { from: new Date(first), to: new Date(after), stage, low: target.from, high: target.to }
}
