import { and, desc, eq, gte, notInArray, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type DeviceCommand, device_commands } from '#domains/robots/control/commands/device-commands.table.ts'
import { midnight } from '#domains/robots/control/energy/energy-window.model.ts'
import { energyOf, stayOf } from '#domains/robots/control/index.ts'
import type { ModeNames } from '#domains/robots/control/modes/mode.words.ts'
import { type DeviceShadow, device_shadows } from '#domains/robots/control/shadow/device-shadows.table.ts'
import { withoutOver } from '#domains/robots/control/shadow/without-over.model.ts'
import { channelsOf, sensorsOf } from '#domains/robots/device-models/index.ts'
import { device_channels } from '#domains/robots/devices/channels/device-channels.table.ts'
import { diagnose } from '#domains/robots/devices/devices/diagnosis.model.ts'
import { device_events } from '#domains/robots/devices/events/device-events.table.ts'
import { type InDevice, inDevice, showDevice } from '#domains/robots/devices/index.ts'
import { latest } from '#domains/robots/telemetry/index.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { MINUTE } from '#shared/durations.ts'
import { centavosOf } from '../energy/energy.queries.ts'
import { actsOf } from './acts.queries.ts'
import { begunAt } from './begun-at.model.ts'
import { endOf, isOffByPlan } from './channel-end.model.ts'
import { aimOf, openAlerts, wishedModes } from './robot-parts.queries.ts'
import type { RobotAct, RobotChannel, RobotDetail, RobotEvent } from './robots.schemas.ts'

/** More than the log of a page shows: an update is told in many, and is one line. */
const MOST_EVENTS = 30
/** Of each channel: more than the log of a page shows. */
const NEWEST_ACTS = 24
/** Told so often, or of so little use to who has it, that the rest would not be seen. */
const untold = [
  'state',
  'command',
  'refused',
  'registered',
  'member',
  'credential',
  'actuation',
  'online',
  'offline',
] as const

/** A robot as whoever has it sees it: readings, wishes and what it says, alerts, events. */
export async function showRobot(ctx: Context, id_or_serial: string): Promise<RobotDetail> {
  const found = await inDevice(ctx, id_or_serial)
  const { device, since } = found
  const [shown, kept, names, shadow, wishes, alerts, events, modes, drew] = await Promise.all([
    showDevice(ctx, device.id),
    latest(ctx, [device.id]),
    robotNames(ctx, found),
    shadowOf(ctx, device.id),
    wishedModes(ctx, [device.id]),
    openAlerts(ctx, [device.id]),
    eventsOf(ctx, found),
    modesTold(ctx, found),
    drewToday(ctx, found),
  ])
  const newest = kept.find(({ at }) => !since || at >= since) ?? null
  const acts = await actsOf(ctx, whoseOf(found), names, {
    most: names.channels.length * NEWEST_ACTS,
    newest_of_each: NEWEST_ACTS,
  })
  const { rssi, interval_seconds, session, last_seen_at, status } = shown
  const wished = shadow?.desired.mode ?? null
  const runs = shadow?.reported?.mode ?? null
  const waiting = wished !== null && wished.hash !== runs?.hash
  const own = wishes.get(device.id)
  return {
    device: shown,
    sensors: names.sensors,
    latest: newest,
    aim: own ? aimOf(own, ctx.now()) : null,
    alerts: alerts.get(device.id) ?? [],
    mode: {
      waiting,
      wished_at: shadow?.desired_at ?? null,
      runs: runs && { slug: runs.slug, version: runs.version },
      previous:
        modes.find((slug) => slug !== wished?.slug) ?? (runs?.slug === wished?.slug ? null : (runs?.slug ?? null)),
    },
    channels: channelsNow(names.own, shadow, acts, ctx.now()).map((channel) => ({
      ...channel,
      ends: own && !waiting ? endOf(own.program, channel, ctx.now()) : null,
      night: channel.kind === 'lamp' && own !== undefined && isOffByPlan(own.program, channel, ctx.now()),
      today: drew.get(channel.slug) ?? null,
    })),
    acts: latelyOf(acts),
    events,
    diagnosis:
      status === 'never' || status === 'offline'
        ? diagnose(
            { rssi, interval_seconds, session, last_seen_at, blocked: device.blocked_at !== null, wrong_times: 0 },
            ctx.now(),
          )
        : null,
  }
}

/** The robot and whose modes it can follow. */
export const whoseOf = ({ device, link, since }: InDevice) => ({
  ...{ id: device.id, model_id: device.model_id, owner_id: link?.user_id ?? null, since },
})

type ChannelNow = Omit<RobotChannel, 'today' | 'ends' | 'night'>
type OwnChannel = Omit<ChannelNow, 'level' | 'by' | 'manual' | 'waiting' | 'last' | 'since' | 'start'>

/** What sensors and channels are called; channels as their owner does. */
export async function robotNames(ctx: Context, { device, link }: InDevice): Promise<ModeNames & { own: OwnChannel[] }> {
  const [sensors, channels, labels] = await Promise.all([
    sensorsOf(ctx, device.model_id),
    channelsOf(ctx, device.model_id),
    link ? ctx.db.select().from(device_channels).where(eq(device_channels.link_id, link.id)) : [],
  ])
  const own = channels.map(({ slug, name, kind, has_level, most_on_minutes }) => ({
    ...{ slug, kind, has_level, most_on_minutes },
    name: labels.find((one) => one.slug === slug)?.label || name,
  }))
  return {
    sensors: sensors
      .filter(({ removed_at }) => removed_at === null)
      .map(({ key, name, unit, decimals }) => ({ key, name, unit, decimals })),
    channels: own.map(({ slug, name, has_level }) => ({ slug, name, has_level })),
    own,
  }
}

async function shadowOf({ db }: Context, device_id: number): Promise<DeviceShadow | undefined> {
  const [row] = await db.select().from(device_shadows).where(eq(device_shadows.device_id, device_id))
  return row
}

function channelsNow(
  channels: OwnChannel[],
  shadow: DeviceShadow | undefined,
  acts: RobotAct[],
  now: Date,
): ChannelNow[] {
  const manual = shadow ? withoutOver(shadow.desired, now).manual : {}
  return channels.map((channel) => {
    const told = shadow?.reported?.channels[channel.slug]
    const wish = manual[channel.slug] ?? null
    const [last = null] = acts.filter((act) => act.channel === channel.slug)
    // Its state names each channel, and is not told anew at each change: whichever it told of last. At the same moment a
    // change, as a state that was told after it says the same.
    // What a start switched off comes before it.
    const isNewer =
      last && shadow?.reported_at && last.at >= shadow.reported_at && (!last.why.start || last.at > shadow.reported_at)
    const { level, by } = (isNewer ? last : told) ?? last ?? { level: null, by: null }
    // Let go or set by hand: until the robot told of the newest wishes, or does what was wished, it is on its way.
    const waiting =
      shadow !== undefined &&
      shadow.desired_version > shadow.reported_version &&
      (wish ? level !== wish.level || by !== 'manual' : by === 'manual')
    const begun = last?.level === level ? begunAt(acts, last) : { since: null, start: null }
    return { ...channel, level, by, manual: wish, waiting, last, ...begun }
  })
}

/** The newest of all, and of each channel among them the one before: what was told anew is known by it. */
function latelyOf(acts: RobotAct[]): RobotAct[] {
  const [newest, older] = [acts.slice(0, NEWEST_ACTS), acts.slice(NEWEST_ACTS)]
  const slugs = new Set(newest.map(({ channel }) => channel))
  return [...newest, ...[...slugs].flatMap((slug) => older.find(({ channel }) => channel === slug) ?? [])]
}

/** How long each channel was on since midnight, and what that drew. */
async function drewToday(ctx: Context, found: InDevice): Promise<Map<string, RobotChannel['today']>> {
  const now = ctx.now()
  const [energy] = await energyOf(ctx, [stayOf(found, { from: midnight(dayKey(now)), to: now })])
  const [today] = energy?.days ?? []
  if (!today?.known_seconds) return new Map()
  const tariff = found.link?.tariff ?? null
  return new Map(
    today.channels.map(({ slug, on_seconds, kwh }) => [slug, { on_seconds, kwh, cost: centavosOf(kwh, tariff) }]),
  )
}

/** What was asked of it is one event, with what became of it; another mode is told by `mode`. */
async function eventsOf({ db, viewer }: Context, { device, since }: InDevice): Promise<RobotEvent[]> {
  const asked = sql`case when ${device_events.kind} in ('command_queued', 'command_ended')
    then (${device_events.data} ->> 'id')::uuid end`
  const rows = await db
    .select({
      id: device_events.id,
      source: device_events.source,
      kind: device_events.kind,
      data: device_events.data,
      at: device_events.at,
      command: device_commands,
      by: users.nickname,
    })
    .from(device_events)
    .leftJoin(device_commands, and(eq(device_commands.uuid, asked), eq(device_commands.device_id, device.id)))
    .leftJoin(users, and(eq(users.id, device_commands.created_by), isCircle(device.id)))
    .where(
      and(
        eq(device_events.device_id, device.id),
        notInArray(device_events.kind, [...untold]),
        since ? gte(device_events.at, since) : undefined,
        sql`not (${device_events.kind} = 'command_ended' and ${device_commands.created_by} is not null)`,
        sql`not (${device_events.kind} = 'command_queued' and ${device_commands.kind} is not distinct from 'change_mode')`,
        sql`not (${device_events.kind} = 'firmware' and ${isAmidst('>')} and ${isAmidst('<')})`,
      ),
    )
    .orderBy(desc(device_events.at), desc(device_events.id))
    .limit(MOST_EVENTS)
  return rows.map(({ command, by, ...event }) => ({
    ...event,
    asked:
      command && event.kind === 'command_queued'
        ? {
            ...{ by, own: command.created_by === viewer?.id, minutes: minutesOf(command) },
            ...{ state: command.state, reason: command.reason },
          }
        : null,
  }))
}

/** Of a download's percents the first and the last tell all. */
const isAmidst = (side: '<' | '>') => sql`exists (
  select from device_events beside where beside.device_id = ${device_events.device_id} and beside.kind = 'firmware'
    and (beside.at, beside.id) ${sql.raw(side)} (${device_events.at}, ${device_events.id})
    and beside.at between ${device_events.at} - interval '1 hour' and ${device_events.at} + interval '1 hour'
    and beside.data ->> 'version' = ${device_events.data} ->> 'version'
    and beside.data ->> 'state' = 'baixando' and ${device_events.data} ->> 'state' = 'baixando')`

/** Whoever has it or has access: of the house's team no name is told. */
const isCircle = (device_id: number) => sql`exists (
  select from device_links link where link.device_id = ${device_id} and link.unlinked_at is null and (
    link.user_id = ${users.id} or exists (
      select from device_members member where member.link_id = link.id and member.user_id = ${users.id})))`

function minutesOf({ payload, created_at }: DeviceCommand): number | null {
  const { until } = payload
  return typeof until === 'string' ? Math.round((Date.parse(until) - created_at.getTime()) / MINUTE) : null
}

/** Slugs of the modes that were wished for lately, newest first. */
async function modesTold({ db }: Context, { device, since }: InDevice): Promise<string[]> {
  const rows = await db
    .select({ data: device_events.data })
    .from(device_events)
    .where(
      and(
        eq(device_events.device_id, device.id),
        eq(device_events.kind, 'mode'),
        since ? gte(device_events.at, since) : undefined,
      ),
    )
    .orderBy(desc(device_events.at), desc(device_events.id))
    .limit(2)
  return rows.flatMap(({ data }) => (typeof data.slug === 'string' ? data.slug : []))
}
