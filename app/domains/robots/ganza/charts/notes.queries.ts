import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import type { SpaceCard } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { type ActivitySlug, activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { USUAL_LEAF_OFFSET, usualLeafOffset } from '#domains/garden/plans/progress/hours-in-band.model.ts'
import { device_mode_versions, device_modes } from '#domains/robots/control/modes/modes.table.ts'
import { device_shadows } from '#domains/robots/control/shadow/device-shadows.table.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { type InDevice, inDevice } from '#domains/robots/devices/index.ts'
import { windowOf } from '#domains/robots/telemetry/series/window.model.ts'
import type { Context } from '#platform/context.ts'
import { actsOf } from '../robots/acts.queries.ts'
import { robotNames, whoseOf } from '../robots/robot.queries.ts'
import type { ChartNotes, ChartNotesFilter } from './charts.schemas.ts'

const MOST = 300
const MOST_MODES = 50

type Window = { from: Date; to: Date }

/** Targets, what the robot did and what was noted in its space, in a window of the time that is the viewer's. */
export async function readNotes(ctx: Context, { id, ...asked }: ChartNotesFilter): Promise<ChartNotes> {
  const found = await inDevice(ctx, id)
  const window = windowOf(asked, { now: ctx.now(), since: found.since })
  const names = await robotNames(ctx, found)
  const [acts, modes, journal, place] = await Promise.all([
    actsOf(ctx, whoseOf(found), names, { ...window, most: MOST }),
    modesIn(ctx, found, window),
    journalIn(ctx, found, window),
    placeOf(ctx, found),
  ])
  const { sensors, channels } = names
  return { ...window, sensors, channels, modes, acts, journal, ...place }
}

/** What it was told to follow: each wish lasts until the next; before the first, what it follows now. */
async function modesIn(ctx: Context, { device, link, since }: InDevice, window: Window): Promise<ChartNotes['modes']> {
  const told = await ctx.db
    .select({ at: device_events.at, data: device_events.data })
    .from(device_events)
    .where(
      and(
        eq(device_events.device_id, device.id),
        eq(device_events.kind, 'mode'),
        lt(device_events.at, window.to),
        since ? gte(device_events.at, since) : undefined,
      ),
    )
    .orderBy(desc(device_events.at), desc(device_events.id))
    .limit(MOST_MODES)
  const [shadow] = await ctx.db.select().from(device_shadows).where(eq(device_shadows.device_id, device.id))
  const wished = shadow?.desired.mode
  const noted = told
    .toReversed()
    .map(({ at, data }) => ({ at, slug: String(data.slug), version: Number(data.version), assumed: false }))
  // A mode that stood before the first was noted stood from the beginning, as far as anybody knows.
  const before = wished ? [{ at: window.from, slug: wished.slug, version: wished.version, assumed: true }] : []
  const wishes = [...(noted[0] && noted[0].at <= window.from ? [] : before), ...noted]
  if (!wishes.length) return []
  const programs = await ctx.db
    .select({
      slug: device_modes.slug,
      name: device_modes.name,
      version: device_mode_versions.version,
      program: device_mode_versions.program,
    })
    .from(device_modes)
    .innerJoin(device_mode_versions, eq(device_mode_versions.mode_id, device_modes.id))
    .where(
      and(
        eq(device_modes.model_id, device.model_id),
        inArray(
          device_modes.slug,
          wishes.map(({ slug }) => slug),
        ),
        sql`(${device_modes.owner_id} is null or ${device_modes.owner_id} = ${link?.user_id ?? null}::int)`,
      ),
    )
    .orderBy(asc(device_modes.id))
  return wishes.flatMap(({ at, slug, version, assumed }, i) => {
    const mode = programs.find((one) => one.slug === slug && one.version === version)
    const from = at > window.from ? at : window.from
    const next = wishes[i + 1]?.at
    const to = next && next < window.to ? next : window.to
    if (!mode || to <= from) return []
    const { day, targets } = mode.program
    return [{ from, to, slug, name: mode.name, program: { day, targets }, assumed }]
  })
}

/** What was noted in the spaces in which it stood, while it did, as far as the viewer may see space and plant. */
async function journalIn({ db, viewer }: Context, { link }: InDevice, { from, to }: Window) {
  if (!link) return []
  const { rows } = await db.execute<{ id: number; at: Date; kind: ActivitySlug; own_name: string | null }>(sql`
    select updates.id, updates.happened_at as at, updates.kind, types.name as own_name
    from device_places place
      join updates on updates.space_id = place.space_id and updates.happened_at >= place.placed_at
        and updates.happened_at < coalesce(place.left_at, 'infinity')
      join spaces on spaces.id = place.space_id
      left join plants on plants.id = updates.plant_id
      left join activity_types types on types.id = updates.activity_type_id
    where place.link_id = ${link.id} and updates.deleted_at is null and updates.kind <> 'medicao'
      and updates.happened_at >= ${from.toISOString()}::timestamptz and updates.happened_at < ${to.toISOString()}::timestamptz
      and (${spacesVisibleTo(viewer)}) and (updates.plant_id is null or (${plantsVisibleTo(viewer)}))
    order by updates.happened_at desc limit ${MOST}`)
  return rows.map(({ id, at, kind, own_name }) => ({
    ...{ id, kind, at: new Date(at) },
    label: own_name ?? activityOf(kind)?.label ?? kind,
  }))
}

/** Of the space in which it stands: since when something grows there, and where the leaf's difference comes from. */
async function placeOf(
  { db, viewer }: Context,
  { link }: InDevice,
): Promise<Pick<ChartNotes, 'cultivation_since' | 'leaf_offset'>> {
  const { rows } = await db.execute<{ kind: SpaceCard['kind']; leaf_offset: number | null; since: string | null }>(sql`
    select spaces.kind, spaces.leaf_offset::float8 as leaf_offset, (
      select min(plants.started_on)::text from plants
      where plants.space_id = spaces.id and plants.status = 'viva' and plants.archived_at is null
        and plants.deleted_at is null and (${plantsVisibleTo(viewer)})) as since
    from device_places place join spaces on spaces.id = place.space_id
    where place.link_id = ${link?.id ?? 0} and place.left_at is null`)
  const [space] = rows
  const own = link?.leaf_offset ?? null
  return {
    cultivation_since: space?.since ?? null,
    leaf_offset:
      own !== null
        ? { value: own, from: 'robot' }
        : space && space.leaf_offset !== null
          ? { value: space.leaf_offset, from: 'space' }
          : { value: space ? usualLeafOffset(space.kind) : USUAL_LEAF_OFFSET, from: 'usual' },
  }
}
