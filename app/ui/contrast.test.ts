import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

type Rgb = [number, number, number]

/** The colours of a theme as linear sRGB. */
function themeOf(name: string): Record<string, Rgb> {
  const block = css.split('@plugin "daisyui/theme"').find((part) => part.includes(`name: "${name}"`)) ?? ''
  const tokens = [...block.matchAll(/--color-([\w-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)]
  return Object.fromEntries(
    tokens.map(([, token, l, c, h]) => [token, linearOf(Number(l) / 100, Number(c), Number(h))]),
  )
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
const shapes = ['edge', 'sensor-temperature', 'sensor-humidity', 'sensor-vpd']

describe.each(['claro', 'escuro'])('theme %s', (name) => {
  const theme = themeOf(name)

  test.each(words.flatMap((word) => papers.map((paper) => [word, paper])))('%s reads on %s', (word, paper) => {
    expect(contrast(theme[word as string], theme[paper as string])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(fills)('words read on %s', (fill) => {
    expect(contrast(theme[`${fill}-content`], theme[fill])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapes.flatMap((shape) => papers.map((paper) => [shape, paper])))('%s shows on %s', (shape, paper) => {
    expect(contrast(theme[shape as string], theme[paper as string])).toBeGreaterThanOrEqual(3)
  })
})
