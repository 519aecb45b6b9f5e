import { eq, sql } from 'drizzle-orm'
import type { Device } from '#platform/access/device.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { unstorable } from '#platform/storable.ts'
import { fieldErrors } from '#platform/validation.ts'
import '../devices.events.ts'
import { devices } from '../devices/devices.table.ts'
import { device_events } from './device-events.table.ts'
import { deviceEventKinds } from './event.kinds.ts'
import { Told } from './told.schemas.ts'
import { toldAt } from './told-at.model.ts'
import { type DeviceEventsAnswer, DeviceEventsInput, type EventReason } from './told-events.schemas.ts'
import { waitingCommands } from './waiting-commands.queries.ts'

type Heard = Told & { seq: number; at: Date }

/**
 * Stores what a robot tells, each event once by (boot, seq), and records `device.told` for what is new, in the order of
 * the message. What cannot be stored is refused with its reason: sent again it would be refused again.
 * @throws 422 when the body is no message of events.
 */
export async function tellEvents(
  ctx: Context,
  device: NonNullable<Device>,
  body: unknown,
): Promise<DeviceEventsAnswer> {
  const { boot, events } = messageOf(body)
  const heard: Heard[] = []
  const rejected: DeviceEventsAnswer['rejected'] = []
  const now = ctx.now()
  for (const [index, event] of events.entries()) {
    const judged = judge(event, now)
    if ('reason' in judged) rejected.push({ index, reason: judged.reason })
    else heard.push(judged)
  }
  return ctx.transaction(async (tx) => {
    // Locks the robot's row: two messages of one robot are stored one after the other.
    await noteContact(tx, device.id, boot, heard)
    const fresh = await store(tx, device.id, boot, heard)
    const waiting_commands = await waitingCommands(tx, device.id)
    return { accepted: fresh, repeated: heard.length - fresh, rejected, server_time: now, waiting_commands }
  })
}

function messageOf(body: unknown): DeviceEventsInput {
  const parsed = DeviceEventsInput.safeParse(body)
  if (!parsed.success) throw new AppError('invalid', undefined, { errors: fieldErrors(parsed.error.issues) })
  return parsed.data
}

function judge(event: unknown, now: Date): Heard | { reason: EventReason } {
  if (typeof event !== 'object' || event === null) return { reason: 'no_seq' }
  const { seq, ts, age_ms, kind, data = {} } = event as Record<string, unknown>
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0) return { reason: 'no_seq' }
  const told_at = toldAt({ ts, age_ms }, now)
  if ('reason' in told_at) return told_at
  if (!deviceEventKinds.some((one) => one === kind)) return { reason: 'unknown_kind' }
  const told = Told.safeParse({ kind, data })
  // What PostgreSQL cannot store (a NUL) would fail for ever, and with it everything in the same message.
  if (!told.success || unstorable(told.data.data)) return { reason: 'invalid_data' }
  return { ...told.data, seq, at: told_at.at }
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

/** Returns how many were new. */
async function store(tx: Context, device_id: number, boot: number, heard: Heard[]) {
  if (!heard.length) return 0
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
  const ids = new Map(rows.map(({ id, seq }) => [seq, id]))
  for (const { seq, at, ...told } of heard) {
    const event_id = ids.get(seq)
    if (event_id === undefined) continue
    // The same seq twice in one message is stored, and told, once.
    ids.delete(seq)
    await record(tx, 'device.told', { device_id, event_id, at, ...told })
  }
  return rows.length
}
