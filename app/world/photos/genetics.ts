import { randomOf } from './random.ts'

export type PotKind = 'tecido' | 'barro' | 'plastico'

/** Constant properties of a plant. */
export type Genetics = {
  seed: number
  /** width of a finger over its length */
  finger_width: number
  /** 1 is a plant of about 70 cm at harvest */
  stature: number
  branching: number
  hue: number
  lightness: number
  chroma: number
  /** 0 none to 1 strong, in the flowers and late leaves */
  purple: number
  pistil: { lightness: number; chroma: number; hue: number }
  topped: boolean
  lean: number
  twist: number
  pot: { kind: PotKind; tone: number }
  /** above 1 the camera is nearer */
  closeness: number
}

const PISTILS = [
  { lightness: 0.72, chroma: 0.14, hue: 58 },
  { lightness: 0.68, chroma: 0.15, hue: 45 },
  { lightness: 0.78, chroma: 0.12, hue: 75 },
  { lightness: 0.7, chroma: 0.12, hue: 22 },
]

export function geneticsOf(seed: number): Genetics {
  const random = randomOf(seed, 'genetics')
  const broad = random.next()
  return {
    seed,
    finger_width: 0.115 + 0.1 * broad,
    stature: 1.16 - 0.3 * broad + random.between(-0.07, 0.07),
    branching: random.between(0.8, 1.12),
    hue: random.between(132, 153) - 5 * broad,
    lightness: random.between(-0.02, 0.045) - 0.02 * broad,
    chroma: random.between(0.085, 0.118),
    purple: random.chance(0.3) ? random.between(0.45, 1) : random.between(0, 0.15),
    pistil: random.pick(PISTILS),
    topped: random.chance(0.28),
    lean: random.between(-0.05, 0.05),
    twist: random.between(0, Math.PI),
    pot: { kind: random.pick(['tecido', 'tecido', 'barro', 'plastico'] as const), tone: random.int(0, 3) },
    closeness: random.between(0.93, 1.08),
  }
}
