import type { ActivitySlug } from '#domains/garden/journal/activities/activity.kinds.ts'
import { storedMeasures } from '#domains/garden/journal/activities/measures.schemas.ts'
import type { Measures } from '#domains/garden/journal/activities/metric.kinds.ts'
import { dayKey, formatNumericDay } from '#shared/dates.ts'
import type { PlannedAct, PlannedRow } from './plan.kinds.ts'

/** What the journal holds already, as far as a row can say the same. */
export type Written = {
  plant: string | null
  at: Date
  kind: ActivitySlug
  activity_type_id: number | null
  text: string
  measures: Measures
}

/** Why a row of that day is doubted: nothing happens to a plant before it began. */
export const beforeItBegan = (name: string, started_on: string | undefined, at: Date): string | undefined =>
  started_on && dayKey(at) < started_on
    ? `“${name}” começou em ${formatNumericDay(started_on)}, depois desta data.`
    : undefined

/** Doubts what another row of the file says of the same minute, and what the journal holds. */
export function doubtRepeated(rows: PlannedRow[], journal: Written[]): PlannedRow[] {
  const written = new Set(journal.map(keyOfWritten))
  const said = new Map<string, number>()
  return rows.map((row) => {
    const { at, plant, acts } = row
    if (row.state !== 'pronta' || !at) return row
    const content = JSON.stringify([plant, minuteOf(at), row.said])
    const first = said.get(content)
    if (first !== undefined) return doubted(row, `Diz o mesmo que a linha ${first}.`)
    said.set(content, row.number)
    const isThere = acts.every((act) => isComparable(act) && written.has(keyOfWritten(asWritten(plant, at, act))))
    return isThere ? doubted(row, 'Já está no diário, nesta hora e com os mesmos valores.') : row
  })
}

const doubted = (row: PlannedRow, why: string): PlannedRow => ({
  ...row,
  ...{ state: 'duvida', says: [why, row.says].filter(Boolean).join(' ') },
})

/** A picture is told by what it shows, and a phase is written only where it changes. */
const isComparable = ({ kind, photos }: PlannedAct) => kind !== 'fase' && !photos.length

const asWritten = (plant: string | null, at: Date, act: PlannedAct): Written => ({
  ...{ plant, at, kind: act.kind, activity_type_id: act.activity_type_id ?? null, text: act.text },
  measures: storedMeasures(act.measures, (_, sentence) => {
    throw new Error(sentence)
  }),
})

const minuteOf = (at: Date) => at.toISOString().slice(0, 16)

/** The same amount is the same, whatever unit it was typed in. */
const keyOfWritten = ({ plant, at, kind, activity_type_id, text, measures }: Written) =>
  JSON.stringify([
    ...[plant, minuteOf(at), kind, activity_type_id, text],
    ...Object.entries(measures)
      .map(([metric, { value }]) => `${metric} ${value}`)
      .sort(),
  ])
