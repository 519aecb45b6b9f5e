import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { device_actuations } from '#domains/robots/control/actuations/device-actuations.table.ts'
import { blockInWords, conditionWords, type ModeNames, overInWords } from '#domains/robots/control/modes/mode.words.ts'
import { device_mode_versions, device_modes } from '#domains/robots/control/modes/modes.table.ts'
import type { Context } from '#platform/context.ts'
import type { RobotAct } from './robots.schemas.ts'

type Robot = { id: number; model_id: number; owner_id: number | null; since: Date | null }
type Asked = { from?: Date; to?: Date; most: number; newest_of_each?: number; channel?: string }

/** Changes of a robot's channels, newest first, each with what decided it. Nothing from before the viewer's own link. */
export async function actsOf(ctx: Context, robot: Robot, names: ModeNames, asked: Asked): Promise<RobotAct[]> {
  const { id, since } = robot
  const where = and(
    eq(device_actuations.device_id, id),
    since ? gte(device_actuations.at, since) : undefined,
    asked.from ? gte(device_actuations.at, asked.from) : undefined,
    asked.to ? lt(device_actuations.at, asked.to) : undefined,
    asked.channel ? eq(device_actuations.channel, asked.channel) : undefined,
    asked.newest_of_each ? isNewestOf(robot, names, asked.newest_of_each) : undefined,
  )
  const rows = await ctx.db
    .select()
    .from(device_actuations)
    .where(where)
    .orderBy(desc(device_actuations.at), desc(device_actuations.event_id))
    .limit(asked.most)
  const programs = await programsOf(
    ctx,
    robot,
    rows.flatMap(({ why }) => why.mode?.slug ?? []),
  )
  return rows.map(({ event_id, at, channel, level, by, why }) => {
    const program = programs.find(
      ({ slug, version }) => slug === why.mode?.slug && version === why.mode.version,
    )?.program
    const block = program?.blocks.find((one) => one.id === why.block)
    const rule = block ? blockInWords(block, names) : null
    const { mode = null, inputs = {}, from_state = false, start } = why
    const because = block ? conditionWords(block, names, inputs) : null
    const over = block ? overInWords(block, names) : null
    return {
      id: event_id,
      at,
      channel,
      level,
      by,
      why: { mode, rule, because, over, block: why.block ?? null, inputs, from_state, start: start?.cause ?? null },
    }
  })
}

/** Among the newest so many of its channel. */
const isNewestOf = ({ id, since }: Robot, { channels }: ModeNames, count: number): SQL => sql`
  ${device_actuations.event_id} in (
    select newest.event_id from unnest(${sql.param(channels.map(({ slug }) => slug))}::text[]) its
    cross join lateral (
      select own.event_id from device_actuations own
      where own.device_id = ${id} and own.channel = its and own.at >= ${since ?? new Date(0)}
      order by own.at desc, own.event_id desc limit ${count}) newest)`

/** Each version of the modes with these slugs that the robot can have run. */
async function programsOf({ db }: Context, { model_id, owner_id }: Robot, slugs: string[]) {
  if (!slugs.length) return []
  return db
    .select({
      slug: device_modes.slug,
      version: device_mode_versions.version,
      program: device_mode_versions.program,
    })
    .from(device_modes)
    .innerJoin(device_mode_versions, eq(device_mode_versions.mode_id, device_modes.id))
    .where(
      and(
        eq(device_modes.model_id, model_id),
        inArray(device_modes.slug, [...new Set(slugs)]),
        sql`(${device_modes.owner_id} is null or ${device_modes.owner_id} = ${owner_id}::int)`,
      ),
    )
    .orderBy(desc(device_modes.id))
}
