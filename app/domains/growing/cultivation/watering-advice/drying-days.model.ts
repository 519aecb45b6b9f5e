import { DAY } from '#shared/durations.ts'

/** What a pot dries under; null is not known, and changes nothing. */
export type Conditions = {
  litres: number | null
  /** Of `stuff.kinds.ts`. */
  substrate: string | null
  /** Slug of its cycle. */
  cycle: string | null
  /** Leaf VPD, kPa. */
  vpd: number | null
  /** The day, of a plant under the sky. */
  day: string | null
}

/** Share of the pot's volume that is drunk before it is watered again. Ours, as guesses: what is grown inert is kept wet. */
const drunk: Record<string, number> = {
  solo: 0.18,
  'solo-vivo': 0.15,
  turfa: 0.18,
  coco: 0.1,
  'la-de-rocha': 0.1,
  argila: 0.05,
}
const USUAL_DRUNK = 0.18

/** Crop coefficients: few leaves, a growing canopy, a full one. FAO-56 (Allen et al., 1998), table 12, of legumes. */
const thirst: Record<string, number> = { semente: 0.4, germinacao: 0.4, vegetativo: 0.8, floracao: 1.15 }

/** A plant of a pot twice as large weighs 1,43 times as much: Poorter et al. 2012, Functional Plant Biology 39. */
const LEAVES_BY_POT = Math.log2(1.43)
/** Litres a day of a full canopy in a pot of one litre at 1 kPa. Ours, a guess. */
const LITRES_A_DAY = 0.24
/** Stomata close as the air dries: g ∝ 1 + g₁/√D (Medlyn et al. 2011, Global Change Biology 17), g₁ of a herb, √kPa. */
const G1 = 5
const pull = (vpd: number) => (vpd + G1 * Math.sqrt(vpd)) / (1 + G1)

/** The sun at 20° south, against its mean: 26 % around 21 December (FAO-56, eq. 21). */
const SUN = 0.26
const sun = (day: string) =>
  1 + SUN * Math.cos((2 * Math.PI * (Date.parse(day) - Date.parse('2025-12-21'))) / (365.25 * DAY))

const LEAST_VPD = 0.1

/**
 * Days that a pot lasts: water that is drunk before the next watering, by litres a day. days = V · s / (c · kc · V^0,52 ·
 * pull(D) · sun), of V litres. Estimated; good for how much one time differs from another, and to begin with.
 */
export function dryingDays({ litres, substrate, cycle, vpd, day }: Conditions): number {
  const volume = litres ?? 1
  const water = volume * (drunk[substrate ?? ''] ?? USUAL_DRUNK)
  const a_day = LITRES_A_DAY * volume ** LEAVES_BY_POT * (thirst[cycle ?? ''] ?? 1)
  return water / (a_day * (vpd === null ? 1 : pull(Math.max(LEAST_VPD, vpd))) * (day === null ? 1 : sun(day)))
}

export type Condition = keyof Conditions
export const conditions = ['litres', 'substrate', 'cycle', 'vpd', 'day'] as const satisfies Condition[]
const unknown: Conditions = { litres: null, substrate: null, cycle: null, vpd: null, day: null }

/** How many times as long it lasts now as it did then, by one condition: 1 where one of both is not known. */
export function timesAsLong(condition: Condition, then: Conditions, now: Conditions): number {
  if (then[condition] === null || now[condition] === null) return 1
  const alone = (of: Conditions) => dryingDays({ ...unknown, [condition]: of[condition] })
  return alone(now) / alone(then)
}
