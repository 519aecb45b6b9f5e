import { csvText } from '#shared/csv-text.ts'
import { dayKey, formatTime } from '#shared/dates.ts'
import { ecMetrics, metrics } from '../activities/metrics.ts'
import { doseInWords } from './dose-in-words.ts'
import type { GrowExport, GrowUpdate } from './grow-export.schemas.ts'

const head = [
  'planta',
  'dia',
  'hora',
  'atividade',
  'item',
  'texto',
  'doses',
  'fotos',
  ...metrics.flatMap(({ name, label, unit }) => [
    unit === 'pH' ? label : `${label} (${unit})`,
    ...(ecMetrics.includes(name) ? [`${label}: escala digitada`] : []),
  ]),
]

/** One row per update, a column per metric, doses in words. What was not measured is empty, never 0. */
export function growCsv({ plants, space_updates }: GrowExport): string {
  const rows = [
    ...space_updates.map((update) => rowOf('', update)),
    ...plants.flatMap(({ name, updates }) => updates.map((update) => rowOf(name, update))),
  ]
  return csvText(head, rows)
}

const rowOf = (plant: string, { happened_at, label, item, text, doses, photo_ids, measures }: GrowUpdate) => [
  plant,
  dayKey(happened_at),
  formatTime(happened_at),
  label,
  item ?? '',
  text,
  doses.map(doseInWords).join('; '),
  photo_ids.length,
  ...metrics.flatMap(({ name }) => {
    const measured = measures[name]
    return [measured?.value ?? '', ...(ecMetrics.includes(name) ? [measured?.scale ?? ''] : [])]
  }),
]
