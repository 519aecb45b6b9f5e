import { and, asc, between, desc, eq, gte } from 'drizzle-orm'
import { minuteOfDay, within } from '#domains/robots/control/modes/mode-engine.model.ts'
import { model_sensors } from '#domains/robots/device-models/sensors/sensors.table.ts'
import { flagOf } from '#domains/robots/telemetry/ingest/guards.model.ts'
import { telemetry_messages } from '#domains/robots/telemetry/ingest/telemetry.table.ts'
import { telemetry_1d } from '#domains/robots/telemetry/rollups/rollups.table.ts'
import type { Context } from '#platform/context.ts'
import type { AlertSample } from './alert-state.model.ts'
import type { WatchedRule } from './watched-rules.queries.ts'

type Message = { at: Date; values: (number | null)[]; flags: bigint | null }
export type Slots = { sensor_id: number; slot: number }[]
/** A sensor that gave nothing for so many days was unplugged. */
const MOST_DAYS = 30

/** Where the sensors of each model are in its messages. */
export async function slotsOfModels({ db }: Context): Promise<Map<number, Slots>> {
  const rows = await db
    .select({ model_id: model_sensors.model_id, sensor_id: model_sensors.sensor_id, slot: model_sensors.slot })
    .from(model_sensors)
    .orderBy(asc(model_sensors.model_id), asc(model_sensors.slot))
  return Map.groupBy(rows, ({ model_id }) => model_id)
}

/**
 * In which places of a message the readings of a rule are: of its sensor, or of all. One of all that gives nothing now, and
 * gave nothing since it is theirs, is not plugged in.
 */
export async function slotsOf(ctx: Context, watched: WatchedRule, ofModels: Map<number, Slots>): Promise<Slots> {
  const { rule, slot, device, last } = watched
  if (rule.sensor_id !== null) return slot === null ? [] : [{ sensor_id: rule.sensor_id, slot }]
  const all = ofModels.get(device.model_id) ?? []
  const isMute = (one: Slots[number]) => Number.isNaN(last?.values[one.slot - 1])
  if (!all.some(isMute)) return all
  const counts = await countsSince(ctx, watched)
  return all.filter((one) => !isMute(one) || counts.some((day) => (day[one.slot - 1] ?? 0) > 0))
}

/** How often each sensor gave something, by day since the robot is theirs. */
async function countsSince({ db }: Context, { device, linked_at }: WatchedRule) {
  const rows = await db
    .select({ counts: telemetry_1d.counts })
    .from(telemetry_1d)
    .where(and(eq(telemetry_1d.device_id, device.id), gte(telemetry_1d.at, new Date(linked_at.getTime() - 86_400_000))))
    .orderBy(desc(telemetry_1d.at))
    .limit(MOST_DAYS)
  return rows.map(({ counts }) => counts)
}

/** What a rule reads in a message: of several sensors the one that is flagged counts, else one that gave none. */
export function sampleOf(watched: WatchedRule, slots: Slots, { at, values, flags }: Message): AlertSample | null {
  const worst =
    slots.find(({ slot }) => flagOf(flags, slot) !== 0) ??
    (watched.rule.kind === 'impossible' ? slots.find(({ slot }) => gaveNone(values, slot)) : undefined) ??
    slots.find(({ slot }) => isMeasured(values, slot))
  if (!worst) return null
  const { slot, sensor_id } = worst
  const value = values[slot - 1] ?? null
  return {
    at: at.getTime(),
    value: value === null || Number.isNaN(value) ? null : value,
    flagged: flagOf(flags, slot) !== 0,
    missing: gaveNone(values, slot),
    sensor_id,
    light: lightAt(watched, at.getTime()),
  }
}

const gaveNone = (values: Message['values'], slot: number) => Number.isNaN(values[slot - 1])

const isMeasured = (values: Message['values'], slot: number) => {
  const value = values[slot - 1]
  return value !== null && value !== undefined && !Number.isNaN(value)
}

const lightAt = ({ has_mode, day }: WatchedRule, at: number) =>
  has_mode ? (day && within(minuteOfDay(at), day) ? 'day' : 'night') : null

type Span = { from: number; to: number }

/** Readings of a rule between two moments, in order; never from before its own link. */
export async function samplesOf(ctx: Context, watched: WatchedRule, slots: Slots, span: Span): Promise<AlertSample[]> {
  const rows = await messagesOf(ctx, watched, span)
  return rows.flatMap((row) => sampleOf(watched, slots, row) ?? [])
}

/** Messages that are read at once of a time that may be long. */
const MOST_MESSAGES = 2000

/** The same of a time that may be long: whoever has read enough reads no more. */
export async function* samplesFrom(ctx: Context, watched: WatchedRule, slots: Slots, { from, to }: Span) {
  for (let begins = from; ; ) {
    const rows = await messagesOf(ctx, watched, { from: begins, to }).limit(MOST_MESSAGES)
    for (const row of rows) {
      const sample = sampleOf(watched, slots, row)
      if (sample) yield sample
    }
    const last = rows.at(-1)
    if (!last || rows.length < MOST_MESSAGES) return
    begins = last.at.getTime() + 1
  }
}

const messagesOf = ({ db }: Context, { device, linked_at }: WatchedRule, { from, to }: Span) =>
  db
    .select()
    .from(telemetry_messages)
    .where(
      and(
        eq(telemetry_messages.device_id, device.id),
        between(telemetry_messages.at, new Date(Math.max(from, linked_at.getTime())), new Date(to)),
      ),
    )
    .orderBy(asc(telemetry_messages.at))
    .$dynamic()
