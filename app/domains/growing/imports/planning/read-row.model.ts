import { ecScaleNames } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { type MeasuresInput, storedMeasures } from '#domains/garden/journal/activities/measures.schemas.ts'
import { metricNamed } from '#domains/garden/journal/activities/metric.kinds.ts'
import { columnUse, type FieldName } from './column.kinds.ts'
import type { Mapping } from './plan.kinds.ts'
import { fahrenheit, momentOfCells, numberOf } from './typed-cell.model.ts'

/** A row in our words. `problem` says why it can't be taken. */
export type ReadRow = Partial<Record<FieldName, string>> & {
  measures: MeasuresInput
  at: Date | null
  problem?: string
}

export function readRow(cells: string[], { columns, order }: Mapping, now: Date): ReadRow {
  const row: ReadRow = { measures: {}, at: null }
  for (const [index, value] of columns.entries()) {
    const text = cells[index] ?? ''
    const use = columnUse(value)
    if (!use || !text) continue
    if (use.field) row[use.field] ??= text
    else row.problem ??= takeMeasure(row.measures, use, text)
  }
  if (row.problem) return row
  row.problem = problemOf(row.measures)
  if (row.data) {
    row.at = momentOfCells(row.data, row.hora ?? '', order, now) ?? null
    if (!row.at) row.problem ??= `Não entendemos a data “${row.data.slice(0, 30)}”.`
    else if (row.at > now) row.problem ??= `A data “${row.data.slice(0, 30)}” ainda não chegou.`
    else if (row.at.getUTCFullYear() < 2000) row.problem ??= `Confira o ano da data “${row.data.slice(0, 30)}”.`
  }
  return row
}

type Measure = Extract<NonNullable<ReturnType<typeof columnUse>>, { field?: undefined }>

function takeMeasure(measures: MeasuresInput, { metric, unit }: Measure, text: string): string | undefined {
  const value = numberOf(text)
  if (value === null) return undefined
  if (Number.isNaN(value)) return `${metricNamed(metric).label}: “${text.slice(0, 30)}” não é um número.`
  if (unit === '°F') measures[metric] = { value: fahrenheit(value) }
  else if (ecScaleNames.some((scale) => scale === unit)) measures[metric] ??= { value, scale: unit as never }
  else measures[metric] = unit ? { value, unit: unit as never } : { value }
  return undefined
}

/** The same judgement as of a typed measure, said beside the row. */
function problemOf(measures: MeasuresInput): string | undefined {
  let said: string | undefined
  try {
    storedMeasures(measures, (field, sentence) => {
      said = `${metricNamed(field.split('.')[1] as never).label}: ${sentence}`
      throw new Error(said)
    })
  } catch (error) {
    if (!said) throw error
  }
  return said
}
