import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { blockInWords, dayInWords, type ModeNames, targetsInWords } from '#domains/robots/control/modes/mode.words.ts'
import type { ModeProgram } from '#domains/robots/control/modes/mode-program.schemas.ts'
import { device_mode_versions, device_modes } from '#domains/robots/control/modes/modes.table.ts'
import { channelsOf, sensorsOf } from '#domains/robots/device-models/index.ts'
import { device_models } from '#domains/robots/device-models/models/device-models.table.ts'
import { devices } from '#domains/robots/devices/devices/devices.table.ts'
import { latest } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { MINUTE } from '#shared/durations.ts'
import { actsOf } from '../robots/acts.queries.ts'
import { begunAt } from '../robots/begun-at.model.ts'
import { BIN_MINUTES, DAY_BINS, dayLines } from '../robots/day-lines.queries.ts'
import { aimsOf } from '../robots/robot-parts.queries.ts'
import type { ShownRobot } from './demonstration.schemas.ts'

/** Of each channel: its last change, and since when it is so when restarts told it again. */
const NEWEST_ACTS = 6

/** Linked anew after it was shown, it is somebody's and no longer the house's to show. */
const isShown = and(
  isNotNull(devices.shown_since),
  isNull(devices.deleted_at),
  isNull(devices.blocked_at),
  sql`not exists (select from device_links l where l.device_id = ${devices.id} and l.unlinked_at is null and l.linked_at > ${devices.shown_since})`,
)

/** The robot that the house shows, the one heard last; null when it shows none. */
export async function showDemonstration(ctx: Context): Promise<{ robot: ShownRobot | null }> {
  const [found] = await ctx.db
    .select({ device: devices, model: { name: device_models.name, description: device_models.description } })
    .from(devices)
    .innerJoin(device_models, eq(device_models.id, devices.model_id))
    .where(isShown)
    .orderBy(desc(sql`coalesce(${devices.last_seen_at}, '-infinity')`), asc(devices.id))
    .limit(1)
  if (!found) return { robot: null }
  const { device, model } = found
  const names = await namesOf(ctx, device.model_id)
  const keys = names.sensors.map(({ key }) => key)
  const since = device.shown_since ?? ctx.now()
  const [[told], aims, lines, ready, acts] = await Promise.all([
    latest(ctx, [device.id]),
    aimsOf(ctx, [device.id]),
    dayLines(ctx, [device.id], keys),
    readyModes(ctx, device.model_id),
    // Of nobody's own modes: their rules are theirs.
    actsOf(ctx, { id: device.id, model_id: device.model_id, owner_id: null, since }, names, {
      ...{ most: names.channels.length * NEWEST_ACTS, newest_of_each: NEWEST_ACTS },
    }),
  ])
  const aim = aims.get(device.id)
  const readings = names.sensors.flatMap(({ key, name, unit, decimals }) => {
    const value = told?.values[key]
    const at = told?.ats[key]
    if (typeof value !== 'number' || !at || at < since) return []
    const line = sinceShown(lines.get(device.id)?.[key] ?? [], since, ctx.now())
    return [{ key, name, unit, decimals, value, band: aim?.bands[key] ?? null, line }]
  })
  const modes = ready.map(({ slug, name, description, program }) => ({
    ...{ slug, name, description },
    says: saysOf(program, names),
  }))
  const follows = aim && modes.find(({ slug }) => slug === aim.mode.slug)
  return {
    robot: {
      model,
      at: told && told.at >= since ? told.at : null,
      readings,
      on: names.channels.flatMap(({ slug, name, has_level }) => {
        const act = acts.find((one) => one.channel === slug)
        return act?.level ? [{ name, has_level, act: { ...act, at: begunAt(acts, act).since ?? act.at } }] : []
      }),
      mode: follows ? { name: follows.name, says: follows.says } : null,
      modes,
    },
  }
}

/** Without the half hours that began before it was shown. */
const sinceShown = (line: (number | null)[], since: Date, now: Date) =>
  line.map((mean, at) => (now.getTime() - (DAY_BINS - at) * BIN_MINUTES * MINUTE >= since.getTime() ? mean : null))

const saysOf = (program: ModeProgram, names: ModeNames) => [
  dayInWords(program.day),
  ...targetsInWords(program, names),
  ...program.blocks.map((block) => blockInWords(block, names)),
]

async function namesOf(ctx: Context, model_id: number): Promise<ModeNames> {
  const [sensors, channels] = await Promise.all([sensorsOf(ctx, model_id), channelsOf(ctx, model_id)])
  return { sensors: sensors.filter(({ removed_at }) => removed_at === null), channels }
}

/** Those that come with a model, their newest version. */
const readyModes = ({ db }: Context, model_id: number) =>
  db
    .select({
      slug: device_modes.slug,
      name: device_modes.name,
      description: device_modes.description,
      program: device_mode_versions.program,
    })
    .from(device_modes)
    .innerJoin(
      device_mode_versions,
      and(eq(device_mode_versions.mode_id, device_modes.id), eq(device_mode_versions.version, device_modes.version)),
    )
    .where(and(eq(device_modes.model_id, model_id), isNull(device_modes.owner_id), isNull(device_modes.deleted_at)))
    .orderBy(asc(device_modes.order_by), asc(device_modes.id))
