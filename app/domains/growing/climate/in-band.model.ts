import { usualVpd } from '#domains/garden/calculators/target-profiles.kinds.ts'
import {
  hoursInBand,
  type Judged,
  type Sample,
  type Window,
} from '#domains/garden/plans/progress/hours-in-band.model.ts'
import type { TargetBand } from '#domains/garden/plans/stages/stage.kinds.ts'

type Banded = Window & { band: TargetBand }
export type PlantAir = {
  /** VPD of one place, in order of time. */
  samples: readonly Sample[]
  /** When the plant stood there. */
  stay: Window
  /** Bands of the plan that the place follows. */
  planned: readonly Banded[]
  /** The plant's cycles, each from its moment to the next. */
  cycles: readonly (Window & { slug: string })[]
}

/**
 * Hours of a window in which the VPD around a plant was in its band: the one of the stage of the plan, and where there is
 * none the usual one of its cycle.
 */
export function airInBand({ samples, stay, planned, cycles }: PlantAir, window: Window): Judged {
  const usual = cycles.flatMap(({ slug, ...cycle }) => {
    const band = usualVpd.bandOf(slug)
    return band ? [{ ...cycle, band }] : []
  })
  const held = within(window, stay)
  return addJudged([
    ...planned.map((stage) => hoursInBand(samples, stage.band, within(held, stage))),
    ...usual.map((cycle) => hoursInBand(samples, cycle.band, within(held, cycle), 2, planned)),
  ])
}

/** Mean of what was read around it, band or none; null without a reading. */
export function meanAround(airs: readonly Pick<PlantAir, 'samples' | 'stay'>[], window: Window): number | null {
  const read = airs.flatMap(({ samples, stay }) => {
    const { from, to } = within(window, stay)
    return samples.flatMap(({ at, value }) => (value !== null && at >= from && at < to ? value : []))
  })
  return read.length ? read.reduce((sum, one) => sum + one, 0) / read.length : null
}

export const addJudged = (all: readonly Judged[]): Judged =>
  all.reduce((sum, one) => ({ known: sum.known + one.known, in_band: sum.in_band + one.in_band }), {
    known: 0,
    in_band: 0,
  })

const within = (one: Window, other: Window): Window => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
})
