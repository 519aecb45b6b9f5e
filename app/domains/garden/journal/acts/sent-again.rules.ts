import { isDeepStrictEqual } from 'node:util'
import { asc, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { SENT_BEFORE } from '#shared/sent-before.ts'
import { dosesOf } from '../measures/doses.queries.ts'
import type { ActInput } from '../updates/updates.schemas.ts'
import { type Update, type UpdateVersion, update_versions } from '../updates/updates.table.ts'
import { valuesOf } from './values.rules.ts'

/**
 * Throws when a key that was used comes with clearly other content, which would be lost: it is compared with what was
 * written, before any correction. Time and photos don't count: what is sent again from a phone's queue may differ in
 * them. Of several plants some may have left since, or were in the phase already.
 */
export async function demandSame(tx: Context, input: ActInput, written: Update[]) {
  const { plant_ids, space_id } = input
  // A form for all plants of a place that names none: what it did has changed who gets it.
  if (!plant_ids.length && !space_id) return
  if (!isThere(input, written) || !(await isSame(tx, input, written))) throw new AppError('conflict', SENT_BEFORE)
}

function isThere({ plant_ids, space_id, kind }: ActInput, written: Update[]) {
  const isKnown = (id: number) => written.some(({ plant_id }) => plant_id === id)
  if (!plant_ids.length) return written.some((one) => !one.plant_id && one.space_id === space_id)
  return kind === 'fase' ? plant_ids.some(isKnown) : plant_ids.every(isKnown)
}

async function isSame(tx: Context, input: ActInput, written: Update[]) {
  const meant = valuesOf(input)
  const before = await firstVersions(tx, written)
  const sent = written.filter(({ plant_id }) => plant_id === null || input.plant_ids.includes(plant_id))
  // Of a volume for all together each gets another share when some have left.
  const shared = input.volume_for === 'total' && sent.length < written.length
  const isWritten = (update: Update) => {
    const { text, measures, catalogue_item_id } = before.get(update.id) ?? update
    return isDeepStrictEqual(
      [update.kind, update.activity_type_id, catalogue_item_id, text, withoutVolume(measures, shared)],
      [...named(input), ...said(meant(update.plant_id), shared)],
    )
  }
  const [first] = sent
  if (!first || !sent.every(isWritten)) return false
  const doses = before.get(first.id)?.doses ?? (await dosesOf(tx, first.id))
  return isDeepStrictEqual(
    // An own product is called as it was then.
    doses.map(({ name, amount, unit }, at) => ({ name: input.doses[at]?.stuff_id ? '' : name, amount, unit })),
    input.doses.map(({ stuff_id, name, amount, unit }) => ({ name: stuff_id ? '' : name, amount, unit })),
  )
}

type Values = Pick<Update, 'text' | 'measures'>

const named = (input: ActInput) => [input.kind, input.activity_type_id ?? null, input.catalogue_item_id ?? null]
const said = ({ text, measures }: Values, shared: boolean) => [text, withoutVolume(measures, shared)]

function withoutVolume({ volume_ml, ...measures }: Values['measures'], shared: boolean) {
  return shared || !volume_ml ? measures : { ...measures, volume_ml }
}

/** What those that were corrected since said at first. */
async function firstVersions({ db }: Context, written: Update[]) {
  const ids = written.flatMap(({ id, edited_at }) => (edited_at ? [id] : []))
  if (!ids.length) return new Map<number, UpdateVersion>()
  const rows = await db
    .selectDistinctOn([update_versions.update_id], {
      update_id: update_versions.update_id,
      before: update_versions.before,
    })
    .from(update_versions)
    .where(inArray(update_versions.update_id, ids))
    .orderBy(asc(update_versions.update_id), asc(update_versions.id))
  return new Map(rows.map(({ update_id, before }) => [update_id, before]))
}
