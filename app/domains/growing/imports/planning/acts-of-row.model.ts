import { type ActivitySlug, activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import type { MeasuresInput } from '#domains/garden/journal/activities/measures.schemas.ts'
import { type MetricName, metricNamed } from '#domains/garden/journal/activities/metric.kinds.ts'
import { searchable } from '#shared/text.ts'
import { MOST_TEXT } from '../reading/sheet.kinds.ts'
import { activityNamed } from './activity-named.model.ts'
import type { Known, OwnActivity, PlannedAct } from './plan.kinds.ts'
import type { ReadRow } from './read-row.model.ts'

type Kind = { kind: ActivitySlug; own?: OwnActivity }

/**
 * The acts that a row tells of. What the named activity does not take is a measurement of the same moment; an activity
 * that our journal can't have without what the row lacks (a watering without its volume) is a note that names it, so that
 * nothing is guessed and nothing lost. `lost` names what found no place.
 */
export function actsOfRow(row: ReadRow, known: Known, onSpace: boolean): { acts: PlannedAct[]; lost: string[] } {
  const { acts, lost } = actsWhole(row, known, onSpace)
  if (acts.some(({ text }) => text.length > MOST_TEXT)) lost.push('o fim do texto, que passa de 5.000 caracteres')
  return { acts: acts.map((one) => ({ ...one, text: one.text.slice(0, MOST_TEXT) })), lost }
}

function actsWhole(row: ReadRow, known: Known, onSpace: boolean): { acts: PlannedAct[]; lost: string[] } {
  const photos = photosOf(row)
  const there = photos.filter((name) => known.photos.has(name))
  const { kind, own } = kindOf(row, known)
  const names = Object.keys(row.measures) as MetricName[]
  const needs = own ?? activityOf(kind)
  const taken = names.filter((name) => needs?.required.includes(name) || needs?.optional.includes(name))
  const rest = names.filter((name) => !taken.includes(name))
  const measured = rest.filter((name) => activityOf('medicao')?.optional.includes(name))
  const lost = [
    ...rest.filter((name) => !measured.includes(name)).map((name) => metricNamed(name).label),
    ...photos.filter((name) => !there.includes(name)).map((name) => `foto ${name}, que não está no ZIP`),
  ]
  const main = mainAct({ kind, own }, { row, taken, photos: there, onSpace })
  const more = measured.length ? [act('medicao', '', pick(row.measures, measured))] : []
  if (main && main.kind === 'medicao' && more[0]) return { acts: [{ ...main, measures: row.measures }], lost }
  return { acts: [...(main ? [main] : []), ...more], lost }
}

const act = (kind: ActivitySlug, text: string, measures: MeasuresInput = {}, photos: string[] = []): PlannedAct => ({
  ...{ kind, text, measures, photos },
})

const pick = (measures: MeasuresInput, names: MetricName[]): MeasuresInput =>
  Object.fromEntries(names.map((name) => [name, measures[name]]))

export const photosOf = ({ foto = '' }: ReadRow) =>
  foto
    .split(/[;,|\n]/)
    .map((name) => name.trim().split(/[\\/]/).at(-1) ?? '')
    .filter(Boolean)
    .slice(0, 10)

function kindOf({ atividade = '', measures, foto, fase, texto }: ReadRow, known: Known): Kind {
  const own = known.activities.find(({ name }) => searchable(name) === searchable(atividade))
  if (own) return { kind: 'propria', own }
  if (atividade) return { kind: activityNamed(atividade) ?? 'nota' }
  if (measures.wet_g) return { kind: 'colheita' }
  if (measures.dry_g || measures.cured_g) return { kind: 'peso-final' }
  if (measures.weight_g) return { kind: 'pesagem' }
  if (measures.volume_ml) return { kind: 'rega' }
  if (Object.keys(measures).length) return { kind: 'medicao' }
  return { kind: texto ? 'nota' : foto ? 'foto' : fase ? 'fase' : 'nota' }
}

type Content = { row: ReadRow; taken: MetricName[]; photos: string[]; onSpace: boolean }

function mainAct({ kind, own }: Kind, { row, taken, photos, onSpace }: Content): PlannedAct | undefined {
  const { atividade = '', texto = '', measures } = row
  const type = own ? undefined : activityOf(kind)
  const needs = own ?? type
  const label = own?.name ?? (activityNamed(atividade) ? type?.label : atividade) ?? ''
  const named =
    kind === 'nota' && activityNamed(atividade) === 'nota' ? texto : [label, texto].filter(Boolean).join(': ')
  const note = named ? act('nota', named, {}, photos) : undefined
  // The phase is told by its own column; a list of the catalogue is not guessed.
  if (kind === 'fase') return texto ? act('nota', texto, {}, photos) : undefined
  if (kind === 'foto') return photos.length ? act('foto', texto, {}, photos) : texto ? act('nota', texto) : undefined
  if (kind === 'nota' || type?.catalogue || !fits(type?.on, onSpace)) return note
  if (kind === 'medicao') return taken.length ? act('medicao', texto, pick(measures, taken), photos) : note
  const hasAll = needs?.required.every((name) => taken.includes(name)) ?? false
  const hasOne = !type?.oneOf || type.oneOf.some((name) => taken.includes(name))
  if (!hasAll || !hasOne || (kind === 'peso-final' && !taken.length)) return note
  const text = needs?.textRequired && !texto ? label : texto
  return { ...act(kind, text, pick(measures, taken), photos), ...(own && { activity_type_id: own.id }) }
}

const fits = (on: 'plant' | 'space' | 'both' = 'plant', onSpace: boolean) =>
  on === 'both' || (on === 'space') === onSpace
