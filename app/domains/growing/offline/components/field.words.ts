import type { QueuedAct } from '#domains/base/outbox/queued-act.kinds.ts'
import { ecScales } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { type MetricName, metricNamed, metricNames } from '#domains/garden/journal/activities/metric.kinds.ts'
import { scaleInWords } from '#domains/garden/journal/measures/measure.words.ts'

/** The content of a queued form as text: '600 ml', 'pH 6,2', the note. */
export function fieldWords({ fields }: QueuedAct): string[] {
  const typed = new Map(fields)
  const measures = metricNames.flatMap((name: MetricName) => {
    const value = typed.get(`measures.${name}.value`)
    if (!value) return []
    const { label, unit } = metricNamed(name)
    if (unit === 'pH') return [`${label} ${value}`]
    const scale = ecScales.find((one) => one.name === typed.get(`measures.${name}.scale`))
    const typedIn = scale ? scaleInWords(scale.name) : (typed.get(`measures.${name}.unit`) ?? unit)
    return [`${label}: ${value} ${typedIn}`]
  })
  const text = typed.get('text')
  return text ? [...measures, text] : measures
}

/** 'pH: ', as the prefix of an error about one value. */
export const fieldLabel = (field: string) => {
  const name = metricNames.find((metric) => field.startsWith(`measures.${metric}.`))
  return name ? `${metricNamed(name).label}: ` : ''
}
