import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

type Rgb = [number, number, number]
type Lch = [lightness: number, chroma: number, hue: number]

/** The colours of a theme as written: OKLCH. */
function tokensOf(name: string): Record<string, Lch> {
  const block = css.split('@plugin "daisyui/theme"').find((part) => part.includes(`name: "${name}"`)) ?? ''
  const tokens = [...block.matchAll(/--color-([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)]
  return Object.fromEntries(tokens.map(([, token, l, c, h]) => [token, [Number(l) / 100, Number(c), Number(h)]]))
}

/** Distance in OKLab: what the eye takes for one colour is nearer than 0.02. */
function apart(one: Lch | undefined, other: Lch | undefined) {
  if (!one || !other) throw new Error('unknown colour')
  const [a, b] = [one, other].map(([l, c, h]) => [
    l,
    c * Math.cos((h * Math.PI) / 180),
    c * Math.sin((h * Math.PI) / 180),
  ]) as [number[], number[]]
  return Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)))
}

/** OKLCH to linear sRGB, clipped: Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
function linearOf(L: number, C: number, h: number): Rgb {
  const a = C * Math.cos((h * Math.PI) / 180)
  const b = C * Math.sin((h * Math.PI) / 180)
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return rgb.map((value) => Math.min(1, Math.max(0, value))) as Rgb
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** WCAG 2.2 contrast ratio. */
function contrast(one: Rgb | undefined, other: Rgb | undefined) {
  if (!one || !other) throw new Error('unknown colour')
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const papers = ['base-100', 'base-200', 'surface']
const words = [
  'base-content',
  'muted',
  'primary',
  'error',
  'info',
  'success',
  'sensor-temperature-text',
  'sensor-humidity-text',
  'sensor-vpd-text',
]
const fills = ['primary', 'secondary', 'accent', 'neutral', 'info', 'success', 'warning', 'error']
const sensors = ['sensor-temperature', 'sensor-humidity', 'sensor-vpd']
/** In the order in which a plant goes through them. */
const phases = ['semente', 'germinacao', 'vegetativo', 'floracao', 'colheita', 'secagem', 'cura'].map(
  (slug) => `phase-${slug}`,
)
const shapes = ['edge', ...sensors, ...phases]

describe.each(['claro', 'escuro'])('theme %s', (name) => {
  const tokens = tokensOf(name)
  const theme = Object.fromEntries(Object.entries(tokens).map(([token, lch]) => [token, linearOf(...lch)]))

  test.each(words.flatMap((word) => papers.map((paper) => [word, paper])))('%s reads on %s', (word, paper) => {
    expect(contrast(theme[word as string], theme[paper as string])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(fills)('words read on %s', (fill) => {
    expect(contrast(theme[`${fill}-content`], theme[fill])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapes.flatMap((shape) => papers.map((paper) => [shape, paper])))('%s shows on %s', (shape, paper) => {
    expect(contrast(theme[shape as string], theme[paper as string])).toBeGreaterThanOrEqual(3)
  })

  test.each(phases.flatMap((phase) => sensors.map((sensor) => [phase, sensor])))('%s is not %s', (phase, sensor) => {
    expect(apart(tokens[phase as string], tokens[sensor as string])).toBeGreaterThanOrEqual(0.1)
  })

  test('each phase is told from the next at a glance, and from any other beside it', () => {
    for (const [i, phase] of phases.entries())
      for (const [j, other] of phases.entries())
        if (i < j)
          expect(apart(tokens[phase], tokens[other]), `${phase}, ${other}`).toBeGreaterThanOrEqual(
            j === i + 1 ? 0.1 : 0.05,
          )
  })
})
