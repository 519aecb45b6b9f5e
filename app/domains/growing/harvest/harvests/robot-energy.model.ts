import type { Reading } from '#domains/garden/calculators/reading.kinds.ts'
import type { EnergySource } from '#domains/robots/control/energy/energy.kinds.ts'
import { type EnergySum, together } from '#domains/robots/control/energy/energy.model.ts'

/** Why a robot's energy does not stand for the plant's. */
export const robotGaps = ['luz', 'watts', 'dias'] as const
export type RobotGap = (typeof robotGaps)[number]

export type RobotKnows = {
  /** Of the spaces, while the plant lived there; and the plant's own share of it. */
  kwh: number | null
  kwh_share: number | null
  source: EnergySource | null
  /** Days of its life, and those of which the robot told. */
  days: number
  known_days: number
  /** Names of channels whose watts nobody knows. */
  unknown: string[]
  why_not: RobotGap | null
}

const DAY_SECONDS = 86_400
/** A robot that missed more of a plant's life does not tell what it took. */
const ENOUGH = 0.9

type Known = { seconds: number; known_seconds: number; lit: boolean; names: Map<string, string> }

/** Energy of the places where a plant lived, each shared by the plants that were there. */
export function robotTells(
  places: { energy: EnergySum; plants: number }[],
  { seconds, known_seconds, lit, names }: Known,
): RobotKnows {
  const { kwh, source, unknown } = together(places.map(({ energy }) => energy))
  const shares = places.map(({ energy, plants }) => (energy.kwh ?? 0) / plants)
  const gap = unknown.length ? 'watts' : known_seconds < seconds * ENOUGH ? 'dias' : null
  return {
    ...{ kwh, source, unknown: unknown.map((slug) => names.get(slug) ?? slug) },
    kwh_share: kwh === null ? null : shares.reduce((sum, share) => sum + share, 0),
    days: Math.round(seconds / DAY_SECONDS),
    known_days: Math.round(known_seconds / DAY_SECONDS),
    why_not: lit ? gap : 'luz',
  }
}

export const kwhOrigins = ['digitada', 'robo', 'lampadas'] as const
type Energy = { kwh: Reading; kwh_share: Reading; kwh_from: (typeof kwhOrigins)[number] | null }
type Origins = { typed: Reading; robot: RobotKnows | null; lamps: Reading; plants: number }

/** What the grower says wins; then what their robots tell, when that is enough; else what the lamps must have drawn. */
export function plantEnergy({ typed, robot, lamps, plants }: Origins): Energy {
  if (typed !== null) return { kwh: typed, kwh_share: typed / plants, kwh_from: 'digitada' }
  if (robot?.why_not === null && robot.kwh !== null)
    return { kwh: robot.kwh, kwh_share: robot.kwh_share, kwh_from: 'robo' }
  return lamps === null
    ? { kwh: null, kwh_share: null, kwh_from: null }
    : { kwh: lamps, kwh_share: lamps / plants, kwh_from: 'lampadas' }
}
