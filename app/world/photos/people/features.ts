import type { Random } from '../random.ts'

export type Tone = readonly [lightness: number, chroma: number, hue: number]
export type Hair = 'curto' | 'black' | 'longo' | 'cachos' | 'coque' | 'trancas' | 'careca'
export type Hat = 'palha' | 'bone' | 'lenco' | null
export type Face = {
  skin: Tone
  hair: Hair
  hair_tone: Tone
  hat: Hat
  beard: boolean
  glasses: boolean
  shirt: Tone
  apron: boolean
  smile: number
  earrings: boolean
  old: boolean
}

const SKINS: Tone[] = [
  [0.86, 0.045, 62],
  [0.79, 0.062, 62],
  [0.71, 0.072, 58],
  [0.62, 0.073, 54],
  [0.52, 0.063, 50],
  [0.42, 0.05, 46],
]
const HAIRS: Tone[] = [
  [0.25, 0.015, 60],
  [0.3, 0.03, 55],
  [0.4, 0.055, 55],
  [0.55, 0.08, 65],
  [0.26, 0.02, 30],
]
const GREYS: Tone[] = [
  [0.72, 0.008, 90],
  [0.82, 0.008, 90],
]
const SHIRTS: Tone[] = [
  [0.58, 0.1, 45],
  [0.55, 0.08, 150],
  [0.62, 0.07, 230],
  [0.82, 0.1, 82],
  [0.9, 0.02, 90],
  [0.45, 0.06, 250],
  [0.66, 0.09, 20],
  [0.5, 0.05, 320],
]

/** A person's random features; every combination is as likely for one skin tone as for another. */
export function faceOf(random: Random): Face {
  const old = random.chance(0.2)
  const hair = random.pick([
    'curto',
    'curto',
    'black',
    'longo',
    'cachos',
    'cachos',
    'coque',
    'trancas',
    'careca',
  ] as const)
  const short = hair === 'curto' || hair === 'black' || hair === 'careca'
  return {
    skin: random.pick(SKINS),
    hair,
    hair_tone: random.pick(old ? GREYS : HAIRS),
    hat: random.chance(0.38) ? random.pick(['palha', 'bone', 'lenco'] as const) : null,
    beard: short && random.chance(0.55),
    glasses: random.chance(0.28),
    shirt: random.pick(SHIRTS),
    apron: random.chance(0.35),
    smile: random.between(9, 18),
    earrings: !short && random.chance(0.6),
    old,
  }
}
