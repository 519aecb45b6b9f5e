import { hexOfOklab } from './color.ts'

/** White, violet and amber lamps; the sun at noon, low, and behind clouds; night. */
export const LIGHTS = ['led', 'roxo', 'sodio', 'sol', 'tarde', 'nublado', 'noite'] as const
export type Light = (typeof LIGHTS)[number]

/** Colours under one light: every colour of a picture goes through `ink`, so that all of it is consistent. */
export type Palette = { light: Light; ink: (lightness: number, chroma: number, hue: number) => string }

type Grade = { gain: number; lift: number; chroma: number; a: number; b: number }

const GRADES: Record<Light, Grade> = {
  led: { gain: 0.99, lift: 0.008, chroma: 1.02, a: 0.002, b: 0.009 },
  roxo: { gain: 0.88, lift: 0, chroma: 0.92, a: 0.042, b: -0.058 },
  sodio: { gain: 0.94, lift: 0.006, chroma: 0.96, a: 0.018, b: 0.05 },
  sol: { gain: 1, lift: 0.012, chroma: 1.04, a: 0.004, b: 0.014 },
  tarde: { gain: 0.93, lift: 0.014, chroma: 1.06, a: 0.024, b: 0.036 },
  nublado: { gain: 0.93, lift: 0.02, chroma: 0.76, a: -0.004, b: -0.004 },
  noite: { gain: 0.8, lift: 0.045, chroma: 0.84, a: -0.002, b: -0.014 },
}

export function paletteFor(light: Light): Palette {
  const { gain, lift, chroma: keep, a, b } = GRADES[light]
  const ink = (lightness: number, chroma: number, hue: number) => {
    const angle = (hue * Math.PI) / 180
    return hexOfOklab(lightness * gain + lift, chroma * keep * Math.cos(angle) + a, chroma * keep * Math.sin(angle) + b)
  }
  return { light, ink }
}

/** Emissive colours (lamp, moon, lit window), not dimmed by the picture's light. */
export function glowing(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  return hexOfOklab(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle))
}
