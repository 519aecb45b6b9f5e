import { type EcScale, ecScaleNamed } from '#domains/calculators/ec-scale.kinds.ts'
import { formatMeasure, formatTyped } from '#shared/numbers.ts'
import {
  ecMetrics,
  type Measured,
  type Measures,
  type MetricName,
  metricNamed,
  metrics,
  unitSizes,
} from '../activities/metric.kinds.ts'

type Manner = {
  /** Metrics shown by their unit alone. */
  unnamed: readonly MetricName[]
  /** EC that was not typed in mS/cm: what is said in mS/cm, and what was typed. */
  converted: (millisiemens: string, typed: string) => string
}

/** In display order; each as it was typed. */
const inWords = (measures: Measures, { unnamed, converted }: Manner): string[] =>
  metrics.flatMap(({ name, label, unit, decimals }) => {
    const measured = measures[name]
    if (!measured) return []
    const typed = typedInWords(name, measured)
    const value =
      measured.scale && measured.scale !== unit
        ? converted(formatMeasure(measured.value, unit, decimals), typed)
        : typed
    return unnamed.includes(name) ? value : `${label} ${value}`
  })

function typedInWords(name: MetricName, measured: Measured) {
  const { unit } = metricNamed(name)
  if (measured.scale) return formatTyped(typedValue(measured), scaleInWords(measured.scale))
  return formatTyped(typedValue(measured), unit === 'pH' ? '' : (measured.unit ?? unit))
}

/** 'mS/cm', 'ppm, escala 500': within a sentence. */
export const scaleInWords = (scale: EcScale) =>
  scale.startsWith('ppm') ? `ppm, escala ${ecScaleNamed(scale).per_ms}` : scale

/** '600 ml', 'pH 6,2', 'EC 1,8 mS/cm (900 ppm, escala 500)', 'Altura 32 cm'. */
export const measureWords = (measures: Measures): string[] =>
  inWords(measures, { unnamed: ['volume_ml'], converted: (millisiemens, typed) => `${millisiemens} (${typed})` })

/** The first three on one line, for the button that repeats them: '500 ml · pH 6,2'; null without any. */
export function measuresInBrief(measures: Measures | null | undefined): string | null {
  const words = inWords(measures ?? {}, {
    unnamed: ['volume_ml', 'height_cm'],
    converted: (_, typed) => typed,
  })
  return words.slice(0, 3).join(' · ') || null
}

/** All with name and plain spaces, for a file: 'Volume 1,5 L, pH 6,2, EC 1,4 mS/cm (digitado: 700 ppm, escala 500)'. */
export const measuresForFile = (measures: Measures): string =>
  inWords(measures, { unnamed: [], converted: (millisiemens, typed) => `${millisiemens} (digitado: ${typed})` })
    .join(', ')
    .replaceAll('\u00a0', ' ')

/** The value on the scale, or in the unit, in which it was typed. */
export function typedValue({ value, scale, unit }: Measured): number {
  if (unit) return Math.round((value / unitSizes[unit]) * 1e7) / 1e7
  if (!scale) return value
  const whole = scale === 'mS/cm' ? 10_000 : 10
  return Math.round(value * ecScaleNamed(scale).per_ms * whole) / whole
}

export const unitOf = (name: Parameters<typeof metricNamed>[0]) => {
  const { unit } = metricNamed(name)
  return unit === 'pH' || ecMetrics.includes(name) ? undefined : unit
}
