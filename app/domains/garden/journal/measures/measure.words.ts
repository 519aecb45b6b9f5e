import { type EcScale, ecScaleNamed } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { formatMeasure, formatTyped } from '#shared/numbers.ts'
import { ecMetrics, type Measured, type MetricName, metricNamed, metrics } from '../activities/metric.kinds.ts'
import type { TypedMeasures } from './typed-measures.model.ts'

type Manner = {
  /** Metrics shown by their unit alone. */
  unnamed: readonly MetricName[]
  /** EC that was not typed in mS/cm: what is said in mS/cm, and what was typed. */
  converted: (millisiemens: string, typed: string) => string
}

/** In display order; each as it was typed. */
const inWords = (measures: TypedMeasures, { unnamed, converted }: Manner): string[] =>
  metrics.flatMap(({ name, label, unit, decimals }) => {
    const measured = measures[name]
    if (!measured) return []
    const typed = typedInWords(name, measured)
    const value =
      measured.scale && measured.scale !== unit
        ? converted(formatMeasure(measured.value / ecScaleNamed(measured.scale).per_ms, unit, decimals), typed)
        : typed
    return unnamed.includes(name) ? value : `${label} ${value}`
  })

export function typedInWords(name: MetricName, measured: Measured) {
  const { unit } = metricNamed(name)
  if (measured.scale) return formatTyped(measured.value, scaleInWords(measured.scale))
  return formatTyped(measured.value, unit === 'pH' ? '' : (measured.unit ?? unit))
}

/** 'mS/cm', 'ppm, escala 500': within a sentence. */
export const scaleInWords = (scale: EcScale) =>
  scale.startsWith('ppm') ? `ppm, escala ${ecScaleNamed(scale).per_ms}` : scale

/** '600 ml', 'pH 6,2', 'EC 1,8 mS/cm (900 ppm, escala 500)', 'Altura 32 cm'. */
export const measureWords = (measures: TypedMeasures): string[] =>
  inWords(measures, { unnamed: ['volume_ml'], converted: (millisiemens, typed) => `${millisiemens} (${typed})` })

/** The first three on one line, for the button that repeats them: '500 ml · pH 6,2'; null without any. */
export function measuresInBrief(measures: TypedMeasures | null | undefined): string | null {
  const words = inWords(measures ?? {}, {
    unnamed: ['volume_ml', 'height_cm'],
    converted: (_, typed) => typed,
  })
  return words.slice(0, 3).join(' · ') || null
}

/** So many are named on one line. */
const NAMED = 3

/** 'Chica 1.900 ml, Açucena 4 L e mais 2': what each of several plants got, by the first of its values. */
export function eachInBrief(each: readonly { name: string; measures: TypedMeasures }[]): string {
  const named = each
    .slice(0, NAMED)
    .map(({ name, measures }) => [name, measuresInBrief(measures)?.split(' · ')[0]].filter(Boolean).join(' '))
  const rest = each.length - named.length
  return `${named.join(', ')}${rest > 0 ? ` e mais ${rest}` : ''}`
}

/** All with name and plain spaces, for a file: 'Volume 1,5 L, pH 6,2, EC 1,4 mS/cm (digitado: 700 ppm, escala 500)'. */
export const measuresForFile = (measures: TypedMeasures): string =>
  inWords(measures, { unnamed: [], converted: (millisiemens, typed) => `${millisiemens} (digitado: ${typed})` })
    .join(', ')
    .replaceAll('\u00a0', ' ')

export const unitOf = (name: Parameters<typeof metricNamed>[0]) => {
  const { unit } = metricNamed(name)
  return unit === 'pH' || ecMetrics.includes(name) ? undefined : unit
}
