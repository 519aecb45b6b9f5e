import { type EcScale, ecScaleNamed } from '#domains/garden/calculators/ec-scale.kinds.ts'
import { ecMetrics, type MetricName, metrics } from '#domains/garden/journal/activities/metric.kinds.ts'
import { doseInWords } from '#domains/garden/journal/measures/dose.words.ts'
import { wordsOf } from '#domains/growing/harvest/jars/jar.words.ts'
import { entryWords, outcomeWords } from '#domains/growing/problems/cases/case.words.ts'
import { csvText } from '#shared/csv-text.ts'
import { dayKey, formatTime } from '#shared/dates.ts'
import type { GrowExport, GrowPlant, GrowUpdate } from './grow-export.schemas.ts'

const head = [
  'planta',
  'dia',
  'hora',
  'atividade',
  'item',
  'fase',
  'texto',
  'doses',
  'fotos',
  ...metrics.flatMap(({ name, label, unit }) => [
    unit === 'pH' ? label : `${label} (${unit})`,
    ...(ecMetrics.includes(name) ? [`${label}: escala digitada`] : []),
  ]),
  'pote',
  'pote: gramas',
  'pote: retirada (g)',
  'produto',
  'carência (dias)',
]

/**
 * One row per update, a column per metric, doses as text; then one per problem and per entry of it, one per jar with its
 * net weight and per entry of it. Missing values are empty, never 0.
 */
export function growCsv({ plants, space_updates }: GrowExport): string {
  const rows = [
    ...space_updates.map((update) => rowOf('', update)),
    ...plants.flatMap(({ name, updates }) => updates.map((update) => rowOf(name, update))),
    ...plants.flatMap((plant) => plant.problems.flatMap((problem) => problemRows(plant, problem))),
    ...plants.flatMap((plant) => plant.jars.flatMap((jar) => jarRows(plant, jar))),
  ]
  return csvText(head, rows)
}

const metricCells = (readingOf: (name: MetricName) => { value?: number | null; scale?: EcScale } | undefined) =>
  metrics.flatMap(({ name }) => {
    const measured = readingOf(name)
    return [
      measured?.value ?? '',
      ...(ecMetrics.includes(name) ? [measured?.scale ? ecScaleNamed(measured.scale).unit : ''] : []),
    ]
  })

type Problem = GrowPlant['problems'][number]

function jarRows({ name, genetic }: GrowPlant, jar: GrowPlant['jars'][number]) {
  const item = jar.name || genetic || ''
  const nothing = metricCells(() => undefined)
  return [
    [name, jar.sealed_on, '', 'Pote fechado', item, '', '', '', 0, ...nothing, jar.number, jar.net_g, '', '', ''],
    ...jar.entries.map(({ kind, happened_at, humidity, temperature, grams, note }) => [
      name,
      dayKey(happened_at),
      formatTime(happened_at),
      `Pote: ${wordsOf(kind).label.toLowerCase()}`,
      item,
      '',
      note,
      '',
      0,
      ...metricCells((metric) => ({
        value: metric === 'jar_humidity' ? humidity : metric === 'temperature' ? temperature : null,
      })),
      jar.number,
      '',
      grams ?? '',
      '',
      '',
    ]),
  ]
}

function problemRows({ name: plant }: GrowPlant, { name, seen_on, places, marks, entries }: Problem) {
  const row = (on: string, label: string, text: string, [product, days]: [string, number | '']) => [
    ...[plant, on, '', label, name, '', text, '', 0],
    ...metricCells(() => undefined),
    ...['', '', '', product, days],
  ]
  return [
    row(seen_on, 'Problema', [...places, ...marks].join(', '), ['', '']),
    ...entries.map(({ kind, on, text, product, safety_days, outcome }) =>
      row(
        on,
        `Problema: ${entryWords[kind].label.toLowerCase()}`,
        [outcome && outcomeWords[outcome], text].filter(Boolean).join(': '),
        [product, safety_days ?? ''],
      ),
    ),
  ]
}

const rowOf = (plant: string, { happened_at, kind, label, item, text, doses, photo_ids, measures }: GrowUpdate) => [
  plant,
  dayKey(happened_at),
  formatTime(happened_at),
  label,
  item ?? '',
  // As the import asks for it.
  kind === 'fase' ? (item ?? '') : '',
  text,
  doses.map((dose) => doseInWords(dose, ' ')).join('; '),
  photo_ids.length,
  ...metricCells((name) => measures[name]),
  ...['', '', '', '', ''],
]
