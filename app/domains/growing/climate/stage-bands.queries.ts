import { sql } from 'drizzle-orm'
import { visibleIn } from '#domains/garden/garden/ownership.policy.ts'
import { plans } from '#domains/garden/plans/plans/plans.table.ts'
import type { TargetName, Targets } from '#domains/garden/plans/stages/stage.kinds.ts'
import type { Context } from '#platform/context.ts'
import type { Climate, ClimateBand } from './climate.schemas.ts'

const charted = ['temperature', 'humidity', 'vpd'] as const satisfies readonly TargetName[]

export type PlannedLight = { from: Date; to: Date; hours: number }
type Row = {
  slug: string
  plan: string
  stage: string
  targets: Targets
  light_hours: number | null
  first: Date
  after: Date
}

/** Target bands of the newest plan that the space follows and the viewer may see, for the stages inside a window. */
export async function stageBands(
  ctx: Context,
  space_id: number,
  { from, to }: { from: Date; to: Date },
): Promise<Pick<Climate, 'bands' | 'plan'> & { light_hours: PlannedLight[] }> {
  const { rows } = await ctx.db.execute<Row>(sql`
    with followed as (
      select plans.id, plans.slug, plans.name, plans.starts_on from plan_spaces ps join plans on plans.id = ps.plan_id
      where ps.space_id = ${space_id} and plans.starts_on is not null and plans.archived_at is null
        and (${visibleIn(plans, ctx.viewer)})
        and plans.starts_on::timestamp at time zone 'America/Sao_Paulo' < ${to.toISOString()}
      order by plans.starts_on desc, plans.id desc limit 1
    ), stages as (
      select f.slug, f.name as plan, s.name as stage, s.targets, s.light_hours::float8 as light_hours, s.position,
        (f.starts_on + (sum(s.days) over (order by s.position) - s.days)::int)::timestamp at time zone 'America/Sao_Paulo' as first,
        (f.starts_on + (sum(s.days) over (order by s.position))::int)::timestamp at time zone 'America/Sao_Paulo' as after
      from followed f join plan_stages s on s.plan_id = f.id
    )
    select * from stages where first < ${to.toISOString()} and after > ${from.toISOString()} order by position`)
  const [some] = rows
  return {
    plan: some ? { slug: some.slug, name: some.plan } : null,
    light_hours: rows.flatMap(({ light_hours: hours, first, after }) =>
      hours === null ? [] : [{ from: new Date(first), to: new Date(after), hours }],
    ),
    bands: Object.fromEntries(
      charted.flatMap((name) => {
        const bands = rows.flatMap((row) => bandOf(row, name) ?? [])
        return bands.length ? [[name, bands]] : []
      }),
    ),
  }
}

function bandOf({ targets, stage, first, after }: Row, name: TargetName): ClimateBand | undefined {
  const target = targets[name]
  if (!target || (target.from === null && target.to === null)) return undefined
  return { from: new Date(first), to: new Date(after), stage, low: target.from, high: target.to }
}
