import type { Batch, Told, Values, Way } from './protocol.ts'

const MOST_POINTS = 20_000
const MOST_IN_BATCH = 300
/** Of 64 kB, what is left beside boot, seq and brackets. */
const MOST_BYTES = 65_000

type Dated<T> = { at: number; what: T }
type ToldOnce = Dated<{ seq: number; kind: string; data: Record<string, unknown> }> & { boot: number }

/** What a robot has not told yet; a real one keeps it in its flash, through restarts and time without network. */
export type KeptOutbox = { points: Dated<Values>[]; told: ToldOnce[]; batch: Batch | null }

type Options = {
  way: Way
  /** How a moment is written just now: as an hour, or as an age. */
  when: (at: number) => { ts: string } | { age_ms: number }
  /** Says each batch of readings twice. */
  twice: boolean
  boot: number
  kept?: KeptOutbox
}

/** What a robot has to say, in its order; what fails stays, unchanged, for the next time. */
export function robotOutbox({ way, when, twice, boot, kept }: Options) {
  let points = kept?.points ?? []
  let told = kept?.told ?? []
  /** Sent again unchanged until it is acknowledged. */
  let batch = kept?.batch ?? null
  let [seq, eventSeq] = [0, 0]

  async function sayEvents() {
    while (told.length) {
      const of = told[0]?.boot ?? boot
      const same = told.slice(0, MOST_IN_BATCH).filter((one) => one.boot === of)
      const part = fitting(same.map(({ at, what }): Told => ({ ...what, ...when(at) })))
      await way.events({ boot: of, events: part })
      told = told.slice(part.length)
    }
  }

  async function sayReadings() {
    while (points.length || batch) {
      batch ??= nextBatch()
      await way.telemetry(batch)
      if (twice) await way.telemetry(batch)
      batch = null
    }
  }

  function nextBatch(): Batch {
    const part = fitting(points.slice(0, MOST_IN_BATCH).map(({ at, what }) => ({ values: what, ...when(at) })))
    points = points.slice(part.length)
    return { boot, seq: ++seq, points: part }
  }

  return {
    tell(kind: string, data: Record<string, unknown>, at: number) {
      told.push({ boot, at, what: { seq: ++eventSeq, kind, data } })
    },
    measured(at: number, values: Values) {
      points.push({ at, what: values })
      if (points.length > MOST_POINTS) points = points.slice(-MOST_POINTS)
    },
    sayEvents,
    sayReadings,
    /** Counts anew, from another start on. */
    restarted(next: number) {
      boot = next
      ;[seq, eventSeq] = [0, 0]
    },
    waiting: () => points.length + told.length + (batch?.points.length ?? 0),
    kept: (): KeptOutbox => structuredClone({ points, told, batch }),
  }
}

/** The first that go into one message; at least one. */
function fitting<T>(all: T[]): T[] {
  let bytes = 0
  let count = 0
  for (const one of all) {
    bytes += Buffer.byteLength(JSON.stringify(one)) + 1
    if (bytes > MOST_BYTES && count) break
    count += 1
  }
  return all.slice(0, count)
}
