import { HOUR, MINUTE } from '#shared/durations.ts'
import { decide, type EngineChannel, freshMemory, minuteOfDay, within } from './mode-engine.model.ts'
import type { ModeProgram, TargetBand } from './mode-program.schemas.ts'

/** What was read at a moment (ms), by key of the sensor. */
export type WeekSample = { at: number; inputs: Record<string, number | null> }

export type SimulatedChannel = EngineChannel & { watts: number | null }

export type Simulated = {
  /** Hours that were simulated. */
  hours: number
  channels: {
    slug: string
    on_hours: number
    /** Watts × time × level; null without watts. */
    kwh: number | null
    starts: number
    /** Each change of level, oldest first. */
    changes: { at: number; level: number; block: string | null }[]
  }[]
  /** Share of the hours with readings in which each quantity was within its target; the readings are what they were. */
  in_band: { sensor: string; share: number | null }[]
}

/** A bin of readings says what was read until the next one. */
export const SAMPLE_MINUTES = 5
/** Steps are finer when a block acts for parts of a minute. */
const FINE_STEP = 6000

/**
 * What a program would have done in the time of some readings: the engine that robots run, step by step. The readings
 * are what they were; what the program itself would have changed about them is not reckoned.
 */
export function simulate(
  program: ModeProgram,
  channels: SimulatedChannel[],
  samples: WeekSample[],
  window: { from: number; to: number },
): Simulated {
  const fine = program.blocks.some(({ for_minutes }) => for_minutes !== null && !Number.isInteger(for_minutes))
  const step = fine ? FINE_STEP : MINUTE
  const runs = channels.map(({ slug, watts }) => ({
    slug,
    watts,
    on: 0,
    energy: 0,
    starts: 0,
    changes: [] as Changes,
    level: 0,
  }))
  let memory = freshMemory()
  let next = 0
  let current: WeekSample | undefined
  for (let at = window.from; at < window.to; at += step) {
    while (samples[next] && (samples[next] as WeekSample).at <= at) current = samples[next++]
    const inputs = current && at - current.at < SAMPLE_MINUTES * MINUTE ? current.inputs : {}
    const decided = decide(program, channels, { now: new Date(at), inputs }, memory)
    memory = decided.memory
    for (const run of runs) {
      const { level, block } = decided.levels[run.slug] ?? { level: 0, block: null }
      if (level !== run.level) {
        run.changes.push({ at, level, block })
        if (run.level === 0) run.starts += 1
        run.level = level
      }
      if (level > 0) run.on += step
      run.energy += (level / 100) * step
    }
  }
  return {
    hours: (window.to - window.from) / HOUR,
    channels: runs.map(({ slug, watts, on, energy, starts, changes }) => ({
      ...{ slug, on_hours: on / HOUR, starts, changes },
      kwh: watts === null ? null : (watts / 1000) * (energy / HOUR),
    })),
    in_band: Object.keys(program.targets).map((sensor) => ({ sensor, share: shareInBand(program, sensor, samples) })),
  }
}

type Changes = Simulated['channels'][number]['changes']

function shareInBand({ targets, day }: ModeProgram, sensor: string, samples: WeekSample[]): number | null {
  const target = targets[sensor]
  if (!target) return null
  let [known, good] = [0, 0]
  for (const { at, inputs } of samples) {
    const value = inputs[sensor]
    const band = day && !within(minuteOfDay(at), day) ? target.night : target.day
    if (value === null || value === undefined || (band.low === null && band.high === null)) continue
    known += 1
    if (isWithin(band, value)) good += 1
  }
  return known ? good / known : null
}

const isWithin = ({ low, high }: TargetBand, value: number) =>
  (low === null || value >= low) && (high === null || value <= high)
