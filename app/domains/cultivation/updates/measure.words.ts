import { formatMeasure, formatNumber } from '#shared/numbers.ts'
import {
  type EcScale,
  ecMetrics,
  ecScales,
  type Measured,
  type Measures,
  metricNamed,
  metrics,
} from '../activities/metric.kinds.ts'

export const ecScaleLabels: Record<EcScale, string> = {
  'mS/cm': 'mS/cm',
  'µS/cm': 'µS/cm',
  ppm500: 'ppm (500)',
  ppm640: 'ppm (640)',
  ppm700: 'ppm (700)',
}

/** Said by their unit alone, as people do: '600 ml', 'pH 6,2'. */
const unnamed: readonly string[] = ['volume_ml']

/** '600 ml', 'pH 6,2', 'EC 1,8 mS/cm (900 ppm500)', 'Altura 32 cm': in the order in which people write them down. */
export const measureWords = (measures: Measures): string[] =>
  metrics.flatMap(({ name, label, unit, decimals }) => {
    const measured = measures[name]
    if (!measured) return []
    if (unit === 'pH') return `${label} ${formatNumber(measured.value, decimals)}`
    const value = `${formatMeasure(measured.value, unit, decimals)}${asTyped(measured)}`
    return unnamed.includes(name) ? value : `${label} ${value}`
  })

/** EC as the meter showed it, when that was not mS/cm. */
const asTyped = (measured: Measured) =>
  measured.scale && measured.scale !== 'mS/cm'
    ? ` (${formatNumber(typedValue(measured), 0)}\u00a0${measured.scale})`
    : ''

/** The number as it was typed, on its scale. */
export function typedValue({ value, scale }: Measured): number {
  if (!scale) return value
  const whole = scale === 'mS/cm' ? 10_000 : 1
  return Math.round(value * ecScales[scale] * whole) / whole
}

/** The values of an update as its form shows them: 'measures.ec.value', 'measures.ec.scale'. */
export const measureValues = (measures: Measures) =>
  Object.fromEntries(
    metrics.flatMap(({ name }) => {
      const measured = measures[name]
      if (!measured) return []
      const value = [`measures.${name}.value`, typedValue(measured)] as const
      return ecMetrics.includes(name) ? [value, [`measures.${name}.scale`, measured.scale]] : [value]
    }),
  )

export const unitOf = (name: Parameters<typeof metricNamed>[0]) => {
  const { unit } = metricNamed(name)
  return unit === 'pH' || ecMetrics.includes(name) ? undefined : unit
}
