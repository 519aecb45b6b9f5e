import { ecScaleNamed } from '#domains/calculators/ec-scale.kinds.ts'
import { formatMeasure, formatNumber } from '#shared/numbers.ts'
import {
  ecMetrics,
  type Measured,
  type Measures,
  type MetricName,
  metricNamed,
  metrics,
} from '../activities/metric.kinds.ts'

type Manner = {
  /** Metrics shown by their unit alone. */
  unnamed: readonly MetricName[]
  /** Suffix for EC that was not typed in mS/cm. */
  typed: (measured: Measured) => string
}

/** In display order. */
const inWords = (measures: Measures, { unnamed, typed }: Manner): string[] =>
  metrics.flatMap(({ name, label, unit, decimals }) => {
    const measured = measures[name]
    if (!measured) return []
    if (unit === 'pH') return `${label} ${formatNumber(measured.value, decimals)}`
    const other = measured.scale && measured.scale !== unit ? typed(measured) : ''
    const value = `${formatMeasure(measured.value, unit, decimals)}${other}`
    return unnamed.includes(name) ? value : `${label} ${value}`
  })

/** '600 ml', 'pH 6,2', 'EC 1,8 mS/cm (900 ppm500)', 'Altura 32 cm'. */
export const measureWords = (measures: Measures): string[] =>
  inWords(measures, {
    unnamed: ['volume_ml'],
    typed: (measured) => ` (${formatNumber(typedValue(measured), 0)}\u00a0${measured.scale})`,
  })

/** The first three on one line, for the button that repeats them: '500 ml · pH 6,2'; null without any. */
export function measuresInBrief(measures: Measures | null | undefined): string | null {
  const words = inWords(measures ?? {}, { unnamed: ['volume_ml', 'height_cm', 'weight_g'], typed: () => '' })
  return words.slice(0, 3).join(' · ') || null
}

/** All with name and plain spaces, for a file: 'Volume 1.500 ml, pH 6,2, EC 1,4 mS/cm (digitado em ppm500)'. */
export const measuresForFile = (measures: Measures): string =>
  inWords(measures, { unnamed: [], typed: ({ scale }) => ` (digitado em ${scale})` })
    .join(', ')
    .replaceAll('\u00a0', ' ')

/** The value on the scale in which it was typed. */
export function typedValue({ value, scale }: Measured): number {
  if (!scale) return value
  const whole = scale === 'mS/cm' ? 10_000 : 1
  return Math.round(value * ecScaleNamed(scale).per_ms * whole) / whole
}

export const unitOf = (name: Parameters<typeof metricNamed>[0]) => {
  const { unit } = metricNamed(name)
  return unit === 'pH' || ecMetrics.includes(name) ? undefined : unit
}
