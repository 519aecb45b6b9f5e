import type { Reading } from '#domains/garden/calculators/reading.kinds.ts'
import { leafVpd, measuredOffset } from '#domains/garden/calculators/vpd.model.ts'
import { isAfterHarvest } from '#domains/garden/garden/spaces/space.kinds.ts'
import type { SpaceCard } from '#domains/garden/garden/spaces/spaces.schemas.ts'
import { HOUR } from '#shared/durations.ts'
import type { TargetBand } from '../stages/stage.kinds.ts'

/** A reading at a time (ms). A missing one is null, never 0. */
export type Sample = { at: number; value: Reading }
export type Window = { from: number; to: number }
export type Judged = {
  /** Hours, or number of readings, with data. */
  known: number
  in_band: number
}

/** Longer distances between readings count as no data. */
export const LONGEST_GAP_HOURS = 12

/** Within a band, limits included; rounded to the displayed decimals, as in the calculators. */
function isInBand({ from, to }: TargetBand, value: number, decimals = 2): boolean {
  const read = Math.round(value * 10 ** decimals) / 10 ** decimals
  return (from === null || read >= from) && (to === null || read <= to)
}

/**
 * Hours within a band, from the readings of one place in order of time. Each reading holds half way to the next;
 * between two that are more than 12 h apart, before the first and after the last there is no data. Times that are
 * `covered` by something else do not count.
 */
export function hoursInBand(
  samples: readonly Sample[],
  band: TargetBand,
  window: Window,
  decimals = 2,
  covered: readonly Window[] = [],
): Judged {
  const read = samples.filter((sample): sample is { at: number; value: number } => sample.value !== null)
  const sum = { known: 0, in_band: 0 }
  for (const [i, next] of read.entries()) {
    const last = read[i - 1]
    if (!last || next.at - last.at > LONGEST_GAP_HOURS * HOUR) continue
    const middle = (last.at + next.at) / 2
    for (const [from, to, value] of [
      [last.at, middle, last.value],
      [middle, next.at, next.value],
    ] as const) {
      const held = { from: Math.max(from, window.from), to: Math.min(to, window.to) }
      const elsewhere = covered.reduce((sum, other) => sum + shared(held, other), 0)
      const hours = Math.max(0, held.to - held.from - elsewhere) / HOUR
      sum.known += hours
      if (isInBand(band, value, decimals)) sum.in_band += hours
    }
  }
  return sum
}

/** How long two times are the same, ms. */
const shared = (one: Window, other: Window) => Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from))

/** Number of readings within a band: for values measured at watering. */
export function readingsInBand(samples: readonly Sample[], band: TargetBand, window: Window, decimals = 2): Judged {
  const read = samples.filter(({ at, value }) => value !== null && at >= window.from && at < window.to)
  return { known: read.length, in_band: read.filter(({ value }) => isInBand(band, value as number, decimals)).length }
}

/** null without data: 'sem dados' is never 0 %. */
export const shareOf = ({ known, in_band }: Judged): number | null => (known > 0 ? in_band / known : null)

/**
 * Default of leaf minus air, °C, when not measured (Nelson & Bugbee 2015, PLoS ONE e0138930: within 2 °C); labelled
 * 'estimado'.
 */
export const USUAL_LEAF_OFFSET = -1.5

/** Default leaf offset of a space: 0 where leaves no longer transpire (research, A6). */
export const usualLeafOffset = (kind: SpaceCard['kind']) => (isAfterHarvest(kind) ? 0 : USUAL_LEAF_OFFSET)

type Air = { temperature: Reading; humidity: Reading; leaf_temperature: Reading; leaf_offset: Reading }

/** Leaf VPD of one sample: with the measured leaf temperature, else the space's offset, else the default. */
export const vpdOf = ({ temperature, humidity, leaf_temperature, leaf_offset }: Air): Reading =>
  leafVpd({
    temperature,
    humidity,
    leaf_offset: measuredOffset(leaf_temperature, temperature) ?? leaf_offset ?? USUAL_LEAF_OFFSET,
  })
