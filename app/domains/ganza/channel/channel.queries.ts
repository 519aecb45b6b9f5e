import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { device_actuations } from '#domains/control/actuations/device-actuations.table.ts'
import { kwhOf, type LevelChange, onTime } from '#domains/control/actuations/on-time.model.ts'
import { blockInWords } from '#domains/control/modes/mode.words.ts'
import { device_mode_versions, device_modes } from '#domains/control/modes/modes.table.ts'
import { plannedDay } from '#domains/control/modes/planned-day.model.ts'
import { device_shadows } from '#domains/control/shadow/device-shadows.table.ts'
import { model_channels } from '#domains/device-models/channels/model-channels.table.ts'
import { device_channels } from '#domains/devices/channels/device-channels.table.ts'
import { type InDevice, inDevice } from '#domains/devices/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey } from '#shared/dates.ts'
import { actsOf } from '../robots/acts.queries.ts'
import { robotNames, showRobot, whoseOf } from '../robots/robot.queries.ts'
import type { ChannelDay, RobotChannelDetail } from './channel.schemas.ts'

const DAYS = 7
const DAY = 86_400_000
const MOST_ACTS = 30
/** Of a week of one channel; a robot that switches more often is broken. */
const MOST_CHANGES = 20_000

/** A channel of a robot: how it is and why, what its mode plans, how long it was on, what it did. */
export async function showChannel(
  ctx: Context,
  { id, slug }: { id: string; slug: string },
): Promise<RobotChannelDetail> {
  const found = await inDevice(ctx, id)
  const robot = await showRobot(ctx, id)
  const channel = robot.channels.find((one) => one.slug === slug)
  if (!channel) throw new AppError('not_found', 'Este robô não tem esse canal.')
  const names = await robotNames(ctx, found)
  const [program, { watts, estimated }, changes, acts] = await Promise.all([
    wishedProgram(ctx, found.device.id),
    wattsOf(ctx, found, slug),
    lastWeek(ctx, found, slug),
    actsOf(ctx, whoseOf(found), names, { most: MOST_ACTS, channel: slug }),
  ])
  return {
    device: { serial: robot.device.ganza_serial_number, name: robot.device.name },
    sensors: robot.sensors,
    channel,
    mode: robot.aim?.mode ?? null,
    rules: program ? program.blocks.filter((one) => one.channel === slug).map((one) => blockInWords(one, names)) : [],
    plan: program ? plannedDay(program, channel) : [],
    watts,
    estimated,
    days: daysOf(changes, { now: ctx.now(), since: found.since, watts }),
    acts,
    can: { work: robot.device.can.work },
  }
}

async function wishedProgram({ db }: Context, device_id: number) {
  const wished = (field: string) => sql`(${device_shadows.desired} -> 'mode' ->> ${field})::int`
  const [row] = await db
    .select({ program: device_mode_versions.program })
    .from(device_shadows)
    .innerJoin(device_modes, eq(device_modes.id, wished('id')))
    .innerJoin(
      device_mode_versions,
      and(eq(device_mode_versions.mode_id, device_modes.id), eq(device_mode_versions.version, wished('version'))),
    )
    .where(eq(device_shadows.device_id, device_id))
  return row?.program
}

async function wattsOf({ db }: Context, { device, link }: InDevice, slug: string) {
  const [model] = await db
    .select({ watts: model_channels.watts })
    .from(model_channels)
    .where(and(eq(model_channels.model_id, device.model_id), eq(model_channels.slug, slug)))
  const [own] = link
    ? await db
        .select({ watts: device_channels.watts })
        .from(device_channels)
        .where(and(eq(device_channels.link_id, link.id), eq(device_channels.slug, slug)))
    : []
  return { watts: own?.watts ?? model?.watts ?? null, estimated: own?.watts == null }
}

/** The changes of the last days in the order of time, with the last one before them. */
async function lastWeek({ db, now }: Context, { device, since }: InDevice, slug: string): Promise<LevelChange[]> {
  const of = and(
    eq(device_actuations.device_id, device.id),
    eq(device_actuations.channel, slug),
    since ? gte(device_actuations.at, since) : undefined,
  )
  const from = new Date(now().getTime() - (DAYS + 1) * DAY)
  const columns = { at: device_actuations.at, level: device_actuations.level }
  const before = await db
    .select(columns)
    .from(device_actuations)
    .where(and(of, lt(device_actuations.at, from)))
    .orderBy(desc(device_actuations.at), desc(device_actuations.event_id))
    .limit(1)
  const later = await db
    .select(columns)
    .from(device_actuations)
    .where(and(of, gte(device_actuations.at, from)))
    .orderBy(asc(device_actuations.at), asc(device_actuations.event_id))
    .limit(MOST_CHANGES)
  return [...before, ...later]
}

type Since = { now: Date; since: Date | null; watts: number | null }

/** Days of São Paulo, which has no summer time: each is 24 hours. */
function daysOf(changes: LevelChange[], { now, since, watts }: Since): ChannelDay[] {
  const midnight = new Date(`${dayKey(now)}T00:00:00-03:00`).getTime()
  return Array.from({ length: DAYS }, (_, ago) => new Date(midnight - ago * DAY))
    .filter((from) => !since || from.getTime() + DAY > since.getTime())
    .map((from) => {
      const to = new Date(Math.min(from.getTime() + DAY, now.getTime()))
      const before = changes.findLast(({ at }) => at < from)?.level ?? 0
      const time = onTime(
        changes.filter(({ at }) => at >= from),
        { from, to, before },
      )
      return { day: dayKey(from), on_seconds: time.on_seconds, kwh: kwhOf(time, watts) }
    })
}
