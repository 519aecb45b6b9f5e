import { DAY, MINUTE } from '#shared/durations.ts'

const MOST_AHEAD = 10 * MINUTE
const MOST_OLD = 60 * DAY

export type ToldAt = { at: Date } | { reason: 'no_time' | 'future' | 'too_old' }

/**
 * When something that a robot tells of happened: by its clock (`ts`: ISO 8601 with zone, or milliseconds since 1970), else
 * by how long ago it was (`age_ms`) when the message first arrived.
 */
export function toldAt(said: { ts?: unknown; age_ms?: unknown }, arrived: Date, now = arrived): ToldAt {
  const at = byClock(said.ts) ?? byAge(said.age_ms, arrived)
  if (at === null) return { reason: 'no_time' }
  if (at > now.getTime() + MOST_AHEAD) return { reason: 'future' }
  if (at < now.getTime() - MOST_OLD) return { reason: 'too_old' }
  return { at: new Date(at) }
}

const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i

function byClock(ts: unknown) {
  const at = typeof ts === 'number' ? ts : typeof ts === 'string' && zoned.test(ts) ? Date.parse(ts) : Number.NaN
  return Number.isFinite(at) ? Math.round(at) : null
}

const byAge = (age: unknown, arrived: Date) =>
  typeof age === 'number' && Number.isFinite(age) && age >= 0 ? Math.round(arrived.getTime() - age) : null
