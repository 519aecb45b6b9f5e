import { ecScaleNamed } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { type Measured, type Measures, type MetricName, unitSizes } from '../activities/metric.kinds.ts'

/**
 * As they were typed: `value` is on its scale or in its unit (without one, the metric's own). This is what calls take
 * and answer, forms hold and sentences say; `Measures` is what is stored and reckoned with.
 */
export type TypedMeasures = Partial<Record<MetricName, Measured>>

/** The inverse of `storedMeasures`. */
export const measuresAsTyped = (stored: Measures): TypedMeasures =>
  Object.fromEntries(
    Object.entries(stored).map(([name, measured]) => [name, { ...measured, value: typedValue(measured) }]),
  )

function typedValue({ value, scale, unit }: Measured): number {
  if (unit) return Math.round((value / unitSizes[unit]) * 1e7) / 1e7
  if (!scale) return value
  const whole = scale === 'mS/cm' ? 10_000 : 10
  return Math.round(value * ecScaleNamed(scale).per_ms * whole) / whole
}
