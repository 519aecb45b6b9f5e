import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Device } from '#platform/access/device.ts'
import type { Context } from '#platform/context.ts'
import { sqlState } from '#platform/database/sql-state.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { unstorable } from '#platform/storable.ts'
import { fieldErrors } from '#platform/validation.ts'
import '../devices.events.ts'
import { devices } from '../devices/devices.table.ts'
import { device_events } from './device-events.table.ts'
import { deviceEventKinds } from './event.kinds.ts'
import { keepReused } from './keep-reused.actions.ts'
import { Told } from './told.schemas.ts'
import { toldAt } from './told-at.model.ts'
import { type DeviceEventsAnswer, DeviceEventsInput, type EventReason, MOST_EVENTS } from './told-events.schemas.ts'
import { waitingCommands } from './waiting-commands.queries.ts'

type Heard = Told & { index: number; seq: number; at: Date; has_clock: boolean }
type Taken = { fresh: number; reused: number[] }
type Rejected = DeviceEventsAnswer['rejected']

/** As far as a robot's clock may be wrong: what it tells again of a later moment is something else. */
const SAME_MS = 10 * 60_000

/**
 * Stores what a robot tells, each event once by (boot, seq), and records `device.told` for what is new, in the order of
 * the message. What cannot be stored is refused with its reason: sent again it would be refused again.
 * @throws 422 when the body is no message of events; 413 when it has too many.
 */
export async function tellEvents(
  ctx: Context,
  device: NonNullable<Device>,
  body: unknown,
): Promise<DeviceEventsAnswer> {
  const { boot, events } = messageOf(body)
  const heard: Heard[] = []
  const rejected: Rejected = []
  const now = ctx.now()
  for (const [index, event] of events.entries()) {
    const judged = judge(event, index, now)
    if ('reason' in judged) rejected.push({ index, reason: judged.reason })
    else heard.push(judged)
  }
  const taken = await take(ctx, device.id, boot, heard)
  rejected.push(...taken.rejected)
  return {
    accepted: taken.fresh,
    repeated: heard.length - taken.fresh - taken.rejected.length,
    rejected: rejected.sort((a, b) => a.index - b.index),
    server_time: now,
    waiting_commands: await waitingCommands(ctx, device.id),
  }
}

/** All in one transaction; one by one when one of them cannot be stored, which is refused alone. */
async function take(ctx: Context, device_id: number, boot: number, heard: Heard[]) {
  const rejected: Rejected = []
  const takeSome = async (some: Heard[]) => {
    const { fresh, reused } = await ctx.transaction(async (tx) => {
      // Locks the robot's row: two messages of one robot are stored one after the other.
      await noteContact(tx, device_id, boot, some)
      return store(tx, device_id, boot, some)
    })
    rejected.push(...reused.map((index) => ({ index, reason: 'reused' as const })))
    return fresh
  }
  try {
    return { fresh: await takeSome(heard), rejected }
  } catch (error) {
    if (!isItsOwnFault(error)) throw error
  }
  let fresh = 0
  for (const one of heard)
    try {
      fresh += await takeSome([one])
    } catch (error) {
      if (!isItsOwnFault(error)) throw error
      reportFault(error, 'um robô contou o que não pode ser guardado', { call: one.kind })
      rejected.push({ index: one.index, reason: 'invalid_data' })
    }
  return { fresh, rejected }
}

/** It would fail whenever it is sent again: what no column holds (classes 22, 23 and 54), and what would be refused of anybody. */
const isItsOwnFault = (error: unknown) =>
  error instanceof AppError ? error.status < 500 : /^(2[23]|54)/.test(sqlState(error) ?? '')

function messageOf(body: unknown): DeviceEventsInput {
  const parsed = DeviceEventsInput.safeParse(body)
  if (!parsed.success) throw new AppError('invalid', undefined, { errors: fieldErrors(parsed.error.issues) })
  if (parsed.data.events.length > MOST_EVENTS)
    throw new AppError('too_large', `São eventos demais: mande até ${MOST_EVENTS} de cada vez.`)
  return parsed.data
}

function judge(event: unknown, index: number, now: Date): Heard | { reason: EventReason } {
  if (typeof event !== 'object' || event === null) return { reason: 'no_seq' }
  const { seq, ts, age_ms, kind, data = {} } = event as Record<string, unknown>
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0) return { reason: 'no_seq' }
  const told_at = toldAt({ ts, age_ms }, now)
  if ('reason' in told_at) return told_at
  if (!deviceEventKinds.some((one) => one === kind)) return { reason: 'unknown_kind' }
  if (!isPlain(event)) return { reason: 'invalid_data' }
  const told = Told.safeParse({ kind, data })
  // What PostgreSQL cannot store (a NUL) would fail for ever, and with it everything in the same message.
  if (!told.success || unstorable(told.data.data)) return { reason: 'invalid_data' }
  // A clock that is a little ahead: it happened by when we hear of it, or what is told next would seem to be before it.
  const at = told_at.at > now ? now : told_at.at
  return { ...told.data, index, seq, at, has_clock: ts !== undefined && ts !== null }
}

/** No key of it is `__proto__`, which becomes what an object is made of where it is copied, and it can be written down. */
function isPlain(event: object) {
  try {
    return !JSON.stringify(event).includes('"__proto__":')
  } catch {
    // Nested too deeply.
    return false
  }
}

/** What the robot says of itself, unless it tells of an earlier start. */
async function noteContact(tx: Context, device_id: number, boot: number, heard: Heard[]) {
  const said: { firmware?: string; hardware?: string; rssi?: number } = {}
  for (const { kind, data } of heard) {
    if (kind === 'boot' || kind === 'state') {
      said.firmware = data.firmware ?? said.firmware
      said.hardware = data.hardware ?? said.hardware
    }
    if (kind === 'connect' || kind === 'state') said.rssi = data.rssi ?? said.rssi
  }
  const now = tx.now()
  const newest = sql`coalesce(${devices.boot}, 0) <= ${boot}`
  const unlessEarlier = (
    value: string | number | undefined,
    column: (typeof devices)['rssi' | 'firmware' | 'hardware'],
  ) => (value === undefined ? undefined : sql`case when ${newest} then ${value} else ${column} end`)
  await tx.db
    .update(devices)
    .set({
      boot: sql`greatest(${devices.boot}, ${boot})`,
      firmware: unlessEarlier(said.firmware, devices.firmware),
      hardware: unlessEarlier(said.hardware, devices.hardware),
      rssi: unlessEarlier(said.rssi, devices.rssi),
      first_called_at: sql`coalesce(${devices.first_called_at}, ${now.toISOString()})`,
      last_seen_at: sql`greatest(${devices.last_seen_at}, ${now.toISOString()})`,
    })
    .where(eq(devices.id, device_id))
}

/** How many were new, and which came under a number that was used for something else: those are kept apart. */
async function store(tx: Context, device_id: number, boot: number, heard: Heard[]): Promise<Taken> {
  const taken: Taken = { fresh: 0, reused: [] }
  if (!heard.length) return taken
  const received_at = tx.now()
  const rows = await tx.db
    .insert(device_events)
    .values(
      heard.map(({ kind, data, seq, at }) => ({
        ...{ device_id, source: 'device' as const, kind, data, boot, seq, at, received_at },
      })),
    )
    .onConflictDoNothing()
    .returning({ id: device_events.id, seq: device_events.seq })
  taken.fresh = rows.length
  const ids = new Map(rows.map(({ id, seq }) => [seq, id]))
  const again: Heard[] = []
  for (const one of heard) {
    const { index: _, has_clock: __, seq, at, ...told } = one
    const event_id = ids.get(seq)
    // The same seq twice in one message is stored, and told, once.
    ids.delete(seq)
    if (event_id === undefined) again.push(one)
    else await record(tx, 'device.told', { device_id, event_id, at, ...told })
  }
  for (const { index, kind, data, seq, at } of await reusedOf(tx, device_id, boot, again)) {
    taken.reused.push(index)
    await keepReused(tx, device_id, { boot, seq, at, data: { kind, data } })
  }
  return taken
}

/** Those whose (boot, seq) is that of something else. */
async function reusedOf({ db }: Context, device_id: number, boot: number, again: Heard[]): Promise<Heard[]> {
  if (!again.length) return []
  const known = await db
    .select()
    .from(device_events)
    .where(
      and(
        eq(device_events.device_id, device_id),
        eq(device_events.source, 'device'),
        eq(device_events.boot, boot),
        inArray(
          device_events.seq,
          again.map(({ seq }) => seq),
        ),
      ),
    )
  const before = new Map(known.map((one) => [one.seq, one]))
  return again.filter(({ seq, kind, data, at, has_clock }) => {
    const first = before.get(seq)
    if (!first) return false
    // An age counts from when it came this time.
    const at_once = !has_clock || Math.abs(at.getTime() - first.at.getTime()) <= SAME_MS
    return !(at_once && kind === first.kind && isDeepStrictEqual(first.data, JSON.parse(JSON.stringify(data))))
  })
}
