import { DAY, HOUR } from '#shared/durations.ts'

/**
 * Bodies of 'Readings' and what a server answers to them, for a robot whose model has `temperature` (°C) and `humidity`
 * (%). `at(ms)` is that long before now, as ISO text; boot and seq are set by whoever sends them.
 */
export type Vector = {
  says: string
  points: (at: (before_ms: number) => string) => unknown[]
  accepted: number
  rejected: { index: number; sensor?: string; reason: string }[]
}

export const vectors: Vector[] = [
  {
    says: 'one reading',
    points: (at) => [{ ts: at(1000), values: { temperature: 24.6, humidity: 61.2 } }],
    accepted: 1,
    rejected: [],
  },
  {
    says: 'zero is a reading',
    points: (at) => [{ ts: at(2000), values: { temperature: 0 } }],
    accepted: 1,
    rejected: [],
  },
  {
    says: 'null is a sensor that gives none',
    points: (at) => [{ ts: at(3000), values: { temperature: 24.6, humidity: null } }],
    accepted: 1,
    rejected: [],
  },
  {
    says: 'milliseconds since 1970',
    points: (at) => [{ ts: Date.parse(at(4000)), values: { temperature: 24.1 } }],
    accepted: 1,
    rejected: [],
  },
  {
    says: 'an age instead of a moment',
    points: () => [{ age_ms: 5000, values: { temperature: 24.2 } }],
    accepted: 1,
    rejected: [],
  },
  {
    says: 'a point without a moment',
    points: (at) => [{ values: { temperature: 24 } }, { ts: at(6000), values: { temperature: 24 } }],
    accepted: 1,
    rejected: [{ index: 0, reason: 'no_time' }],
  },
  {
    says: 'a moment that is none',
    points: () => [{ ts: 'ontem', values: { temperature: 24 } }],
    accepted: 0,
    rejected: [{ index: 0, reason: 'no_time' }],
  },
  {
    says: 'an hour ahead',
    points: (at) => [{ ts: at(-HOUR), values: { temperature: 24 } }],
    accepted: 0,
    rejected: [{ index: 0, reason: 'future' }],
  },
  {
    says: 'a quarter of a year late',
    points: (at) => [{ ts: at(90 * DAY), values: { temperature: 24 } }],
    accepted: 0,
    rejected: [{ index: 0, reason: 'too_old' }],
  },
  {
    says: 'a month late is not too late',
    points: (at) => [{ ts: at(30 * DAY), values: { temperature: 24 } }],
    accepted: 1,
    rejected: [],
  },
  {
    says: 'nothing measured',
    points: (at) => [{ ts: at(7000), values: {} }],
    accepted: 0,
    rejected: [{ index: 0, reason: 'no_values' }],
  },
  {
    says: 'one sensor that the model has not',
    points: (at) => [{ ts: at(8000), values: { temperature: 24, flavour: 3 } }],
    accepted: 1,
    rejected: [{ index: 0, sensor: 'flavour', reason: 'unknown_sensor' }],
  },
  {
    says: 'a value that is no number',
    points: (at) => [{ ts: at(9000), values: { temperature: '24', humidity: 60 } }],
    accepted: 1,
    rejected: [{ index: 0, sensor: 'temperature', reason: 'not_a_number' }],
  },
  {
    says: 'an impossible value is taken (and flagged)',
    points: (at) => [{ ts: at(10_000), values: { temperature: 85 } }],
    accepted: 1,
    rejected: [],
  },
]
