import type { FormValues } from '#ui/form/form-context.ts'
import { ecMetrics, type MetricName, metricNamed, metrics, type UnitName } from '../activities/metric.kinds.ts'
import type { TypedMeasures } from './typed-measures.model.ts'

/** Form values of an update's measures: 'measures.ec.value', 'measures.ec.scale', 'measures.volume_ml.unit'. */
export const measureValues = (measures: TypedMeasures): FormValues =>
  Object.assign(
    {},
    ...metrics.map(({ name, unit, units }) => {
      const measured = measures[name]
      if (!measured) return {}
      return {
        [`measures.${name}.value`]: measured.value,
        ...(ecMetrics.includes(name) && { [`measures.${name}.scale`]: measured.scale }),
        ...(units && { [`measures.${name}.unit`]: measured.unit ?? unit }),
      }
    }),
  )

/** The last unit in which somebody typed each metric that has several. */
export type LastUnits = Partial<Record<MetricName, UnitName>>

/** Of a watering: less than this in millilitres was probably meant in litres. */
const SMALL_ML = 20

/** The larger unit in which a suspiciously small volume was probably meant; null when it is plausible as typed. */
export function unitMeant(metric: MetricName, value: number | null, unit: string): UnitName | null {
  const isSmall = metric === 'volume_ml' && unit === 'ml' && value !== null && value > 0 && value < SMALL_ML
  return isSmall ? (metricNamed(metric).units?.at(-1) ?? null) : null
}
