import { ecMetrics, type Measures, metrics } from '../activities/metric.kinds.ts'
import { typedValue } from './measure.words.ts'

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
