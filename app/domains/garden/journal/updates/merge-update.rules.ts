import type { Context } from '#platform/context.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { metrics } from '../activities/metric.kinds.ts'
import { momentOf } from '../acts/moment.rules.ts'
import { measureFields, minuteText, plainDose, updateFields } from './update.form.ts'
import { showUpdate } from './updates.queries.ts'
import type { UpdateChange } from './updates.schemas.ts'

type Edit = Omit<UpdateChange, 'id' | 'seen_versions' | 'all_plants'>

/** What a correction comes to beside what changed since its form was opened; the same field is 409. */
export async function mergeUpdate(tx: Context, id: number, edit: Edit): Promise<Edit> {
  if (!edit.opened) return edit
  const { measures, doses, happened_at, ...rest } = edit
  const typed = {
    ...rest,
    ...measureFields(measures),
    doses: doses.map(plainDose),
    happened_at: happened_at && minuteText(momentOf(tx, happened_at)),
  }
  const merged: Record<string, unknown> = mergeEdit(typed, updateFields(await showUpdate(tx, id)))
  const measured = metrics.map(({ name }) => [name, merged[`measures.${name}`] ?? undefined])
  return { ...edit, ...merged, measures: Object.fromEntries(measured) } as Edit
}
