import type { Batch, Told, Values, Way } from './protocol.ts'

const MOST_POINTS = 20_000
const MOST_IN_BATCH = 300

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
      const part = told.slice(0, MOST_IN_BATCH).filter((one) => one.boot === of)
      await way.events({ boot: of, events: part.map(({ at, what }): Told => ({ ...what, ...when(at) })) })
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
    const part = points.slice(0, MOST_IN_BATCH)
    points = points.slice(part.length)
    return { boot, seq: ++seq, points: part.map(({ at, what }) => ({ values: what, ...when(at) })) }
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
