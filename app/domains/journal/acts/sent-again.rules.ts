import { createHash } from 'node:crypto'
import { AppError } from '#platform/errors.ts'
import type { MeasuresInput } from '../activities/measures.schemas.ts'
import type { ActInput } from '../updates/updates.schemas.ts'
import type { Update } from '../updates/updates.table.ts'

const OTHER =
  'Isto já foi enviado com outro conteúdo, e o primeiro ficou guardado. Para registrar este também, abra a página de novo.'

type Written = Pick<Update, 'plant_id' | 'space_id' | 'content_hash'>

/**
 * Throws when a key that was used comes with clearly other content, which would be lost. Time and photos don't count:
 * what was sent and is sent again from a phone's queue may differ in them. Of several plants some may have left since,
 * or were in the phase already.
 */
export function demandSame(input: ActInput, written: Written[]) {
  const { plant_ids, space_id, kind } = input
  // A form for all plants of a place that names none: what it did has changed who gets it.
  if (!plant_ids.length && !space_id) return
  const isKnown = (id: number) => written.some(({ plant_id }) => plant_id === id)
  const there = plant_ids.length
    ? kind === 'fase'
      ? plant_ids.some(isKnown)
      : plant_ids.every(isKnown)
    : written.some((one) => !one.plant_id && one.space_id === space_id)
  const hash = written[0]?.content_hash ?? null
  if (!there || (hash !== null && hash !== contentHash(input))) throw new AppError('conflict', OTHER)
}

/** The words and values of an act, short enough to be kept with each of its rows. */
export function contentHash({ kind, activity_type_id, catalogue_item_id, text, measures, doses, ...rest }: ActInput) {
  const differing = rest.corrections
    .map((one) => ({ ...one, measures: typed(one.measures) }))
    .filter((one) => one.text || one.measures.length)
    .sort((a, b) => a.plant_id - b.plant_id)
  const said = [
    ...[kind, activity_type_id, catalogue_item_id, text, typed(measures)],
    ...[doses.map(({ stuff_id, name, amount, unit }) => [stuff_id, name, amount, unit])],
    ...[rest.enters_flowering ?? false, rest.volume_for ?? 'each'],
    ...[differing.map((one) => [one.plant_id, one.text ?? '', one.measures])],
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 22)
}

const typed = (measures: MeasuresInput) =>
  Object.entries(measures)
    .flatMap(([name, one]) => (one?.value === undefined ? [] : [[name, one.value, one.scale, one.unit]]))
    .sort(([a], [b]) => String(a).localeCompare(String(b)))
