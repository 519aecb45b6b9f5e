import type { QueuedAct } from '#domains/base/outbox/queued-act.kinds.ts'
import { ecScales } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { type MetricName, metricNamed, metricNames } from '#domains/garden/journal/activities/metric.kinds.ts'
import { scaleInWords } from '#domains/garden/journal/measures/measure.words.ts'
import { formatNumber, parseNumber, plural } from '#shared/numbers.ts'

/** The content of a queued form as text: '600 ml', 'pH 6,2', the note. */
export function fieldWords({ fields }: QueuedAct): string[] {
  const typed = new Map(fields)
  const measures = metricNames.flatMap((name: MetricName) => {
    const value = typed.get(`measures.${name}.value`)
    if (!value) return []
    const { label, unit } = metricNamed(name)
    if (unit === 'pH') return [`${label}: ${asRead(value)}`]
    const scale = ecScales.find((one) => one.name === typed.get(`measures.${name}.scale`))
    const typedIn = scale ? scaleInWords(scale.name) : (typed.get(`measures.${name}.unit`) ?? unit)
    return [`${label}: ${asRead(value)} ${typedIn}`]
  })
  const chosen = fields.filter(([name]) => name === 'plant_ids').length
  const where = chosen > 0 ? [plural(chosen, 'planta', 'plantas')] : []
  const text = typed.get('text')
  return [...where, ...measures, ...dosesOf(typed), ...(text ? [text] : [])]
}

/** '2 ml/L de CalMag'; of one's own product the form has its number alone, and the amount says what it can. */
function dosesOf(typed: Map<string, string>) {
  return [...typed].flatMap(([field, amount]) => {
    const row = /^(doses\[\d+\])\.amount$/.exec(field)?.[1]
    if (!row || !amount) return []
    return [`Dose: ${asRead(amount)} ${typed.get(`${row}.unit`) ?? ''}${of(typed.get(`${row}.name`))}`]
  })
}
const of = (name: string | undefined) => (name ? ` de ${name}` : '')

/** '6.2' as '6,2'; what is no number as it was typed. */
function asRead(value: string) {
  const number = parseNumber(value)
  return number === null || Number.isNaN(number) ? value : formatNumber(number, 6)
}

/** 'pH: ', as the prefix of an error about one value. */
export const fieldLabel = (field: string) => {
  const name = metricNames.find((metric) => field.startsWith(`measures.${metric}.`))
  return name ? `${metricNamed(name).label}: ` : ''
}
