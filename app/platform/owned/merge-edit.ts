import { AppError } from '#platform/errors.ts'
import { type Opened, sameValue } from '#shared/opened.ts'

const BEHIND =
  'Isto mudou em outra tela enquanto você editava. Nada do que você escreveu se perdeu: confira e salve de novo.'
const FIELD_BEHIND = 'Este campo mudou enquanto você editava.'

/** The same for what is chosen of many: what was put in or taken out since the form was opened, and nothing else. */
export function mergeChoice(typed: number[], opened: unknown, stands: number[]) {
  if (!Array.isArray(opened)) return typed
  const added = typed.filter((id) => !opened.includes(id))
  return [
    ...stands.filter((id) => typed.includes(id) || !opened.includes(id)),
    ...added.filter((id) => !stands.includes(id)),
  ]
}

/** The record's own fields, null where nothing stands. */
type Stands<Edit> = { [Field in keyof Edit]?: Edit[Field] | null }

/**
 * What a change comes to, read behind the lock of its row: what the person touched is theirs, the rest is as it stands
 * now. So a form opened long ago takes nothing back, nor shows anybody what was hidden meanwhile.
 *
 * @throws conflict when both changed the same field, with what stands there now.
 */
export function mergeEdit<Edit extends object>(
  { opened, ...typed }: Edit & { opened?: Opened },
  stands: Stands<Omit<Edit, 'opened'>>,
): Omit<Edit, 'opened'> {
  const edit = typed as Omit<Edit, 'opened'>
  if (!opened) return edit
  const fields = Object.keys(stands).filter((field) => field in opened) as (keyof typeof stands & string)[]
  const untouched = fields.filter((field) => sameValue(edit[field], opened[field]))
  const behind = fields.filter(
    (field) =>
      !untouched.includes(field) && !sameValue(stands[field], opened[field]) && !sameValue(stands[field], edit[field]),
  )
  if (behind.length)
    throw new AppError('conflict', BEHIND, {
      errors: Object.fromEntries(behind.map((field) => [field, [FIELD_BEHIND]])),
      stands: Object.fromEntries(behind.map((field) => [field, stands[field] ?? null])),
    })
  const changed = untouched.filter((field) => !sameValue(edit[field], stands[field]))
  return { ...edit, ...Object.fromEntries(changed.map((field) => [field, stands[field]])) }
}
