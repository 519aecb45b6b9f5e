import { toldAt } from '#domains/robots/devices/events/told-at.model.ts'
import type { LayoutSensor, Reading, RobotLayout, SlotValue } from './readings.kinds.ts'
import type { TelemetryRejected } from './telemetry.schemas.ts'

/** The most points of one message. */
export const MOST_POINTS = 500

export type Batch = { boot: number; seq: number; points: unknown[]; has_ages: boolean }

/** What is wrong with a message as a whole: sent again it would be refused again. */
export type Malformed = { field: 'boot' | 'seq' | 'points' | 'values'; sentence: string; code?: 'too_large' }

type Fields = Record<string, unknown>
const isObject = (one: unknown): one is Fields => typeof one === 'object' && one !== null && !Array.isArray(one)
const isCount = (one: unknown): one is number => typeof one === 'number' && Number.isSafeInteger(one) && one >= 0

/** The message in a body; a single point may stand in the message itself. */
export function batchOf(body: unknown): Batch | { malformed: Malformed } {
  if (!isObject(body)) return { malformed: { field: 'boot', sentence: 'A mensagem precisa ser um objeto JSON.' } }
  const { boot, seq, points } = body
  for (const [field, value] of [
    ['boot', boot],
    ['seq', seq],
  ] as const)
    if (!isCount(value)) return { malformed: { field, sentence: 'Precisa ser um número inteiro, de 0 em diante.' } }
  if (points !== undefined && !Array.isArray(points))
    return { malformed: { field: 'points', sentence: 'Precisa ser uma lista de pontos.' } }
  if (points === undefined && body.values === undefined)
    return { malformed: { field: 'points', sentence: 'Mande pontos, ou as leituras em `values`.' } }
  const all: unknown[] = points ?? [body]
  if (all.length > MOST_POINTS) {
    const sentence = `São pontos demais: mande até ${MOST_POINTS} de cada vez.`
    return { malformed: { field: 'points', sentence, code: 'too_large' } }
  }
  return { boot: boot as number, seq: seq as number, points: all, has_ages: all.some(needsArrival) }
}

/** Its moment counts from when the message first arrived. */
const needsArrival = (point: unknown) => isObject(point) && point.age_ms !== undefined

/**
 * Each point of a message, judged by itself: what is stored (not calibrated yet), and what is refused and why. A point may
 * be both: one wrong value loses none of the others.
 */
export function readBatch(batch: Batch, layout: RobotLayout, { arrived, now }: { arrived: Date; now: Date }) {
  const readings: Reading[] = []
  const rejected: TelemetryRejected[] = []
  for (const [index, point] of batch.points.entries()) {
    if (!isObject(point)) {
      rejected.push({ index, reason: 'no_values' })
      continue
    }
    const told = toldAt(point, arrived, now)
    if ('reason' in told) {
      rejected.push({ index, reason: told.reason })
      continue
    }
    const { values } = point
    const keys = isObject(values) ? Object.keys(values) : []
    if (!keys.length) {
      rejected.push({ index, reason: 'no_values' })
      continue
    }
    const reading: Reading = { at: told.at.getTime(), values: [] }
    let measured = false
    for (const key of keys) {
      const sensor = layout.sensors.get(key)
      if (!sensor || sensor.derived || (sensor.removed_at !== null && reading.at >= sensor.removed_at)) {
        rejected.push({ index, sensor: key.slice(0, 60), reason: 'unknown_sensor' })
        continue
      }
      const value = slotValue((values as Fields)[key])
      if (value === null) {
        rejected.push({ index, sensor: key, reason: 'not_a_number' })
        continue
      }
      put(reading, sensor.slot, value)
      measured = true
    }
    if (measured) readings.push(reading)
  }
  return { readings, rejected }
}

/** A reading in four bytes: what is too large for them is no number; null is a sensor that gives none. */
function slotValue(said: unknown): SlotValue {
  if (said === null) return Number.NaN
  if (typeof said !== 'number') return null
  return Number.isFinite(Math.fround(said)) ? said : null
}

function put(reading: Reading, slot: number, value: SlotValue) {
  while (reading.values.length < slot) reading.values.push(null)
  reading.values[slot - 1] = value
}

/** Calibrates a reading, and reckons its VPD from what was calibrated. Changes the reading. */
export function calibrate(reading: Reading, layout: RobotLayout, vpdOf: VpdOf) {
  for (const [at, value] of reading.values.entries()) {
    const sensor = layout.by_slot[at + 1]
    if (value === null || !sensor?.calibrations.length || Number.isNaN(value)) continue
    const calibration = calibrationAt(sensor, reading.at)
    if (calibration) reading.values[at] = asFloat4(value * calibration.factor + calibration.offset)
  }
  reckonVpd(reading, layout, vpdOf)
}

/** Puts the VPD of a calibrated reading into its place, when temperature and humidity are there. */
export function reckonVpd(reading: Reading, layout: RobotLayout, vpdOf: VpdOf) {
  const { vpd } = layout
  if (!vpd) return
  const temperature = measured(reading, vpd.temperature)
  const humidity = measured(reading, vpd.humidity)
  if (temperature === null || humidity === null) return
  const leaf_temperature = vpd.leaf ? measured(reading, vpd.leaf) : null
  const value = vpdOf({ temperature, humidity, leaf_temperature, leaf_offset: layout.leaf_offset })
  if (value !== null && Number.isFinite(value)) put(reading, vpd.vpd.slot, asFloat4(value))
}

type VpdOf = (air: {
  temperature: number
  humidity: number
  leaf_temperature: number | null
  leaf_offset: number
}) => number | null

/** One of the two that VPD is reckoned of was not measured: it may stand in another message of the same moment. */
export function isHalfOfVpd({ values }: Reading, { vpd }: RobotLayout) {
  if (!vpd) return false
  const [temperature, humidity] = [vpd.temperature, vpd.humidity].map(({ slot }) => values[slot - 1] ?? null)
  return (temperature === null) !== (humidity === null)
}

const calibrationAt = ({ calibrations }: LayoutSensor, at: number) => calibrations.findLast(({ from }) => from <= at)

/** Within what four bytes hold: a factor may carry a value beyond. */
const asFloat4 = (value: number) => {
  const rounded = Math.fround(value)
  return Number.isFinite(rounded) ? rounded : Number.NaN
}

const measured = ({ values }: Reading, { slot }: LayoutSensor) => {
  const value = values[slot - 1] ?? null
  return value === null || Number.isNaN(value) ? null : value
}
