import { ecMetrics, type Measures, metrics } from '../activities/metric.kinds.ts'
import { typedValue } from './measure.words.ts'

/** Form values of an update's measures: 'measures.ec.value', 'measures.ec.scale', 'measures.volume_ml.unit'. */
export const measureValues = (measures: Measures) =>
  Object.fromEntries(
    metrics.flatMap(({ name }) => {
      const measured = measures[name]
      if (!measured) return []
      const value = [`measures.${name}.value`, typedValue(measured)] as const
      if (ecMetrics.includes(name)) return [value, [`measures.${name}.scale`, measured.scale]]
      return measured.unit ? [value, [`measures.${name}.unit`, measured.unit]] : [value]
    }),
  )
