import { AppError, type FieldErrors } from '#platform/errors.ts'
import { storedRule } from '../../recurrence/rule.model.ts'
import { ruleWords } from '../../recurrence/rule.words.ts'

/** Maps field names of the API calls to those of the task form. */
const names: Record<string, string> = {
  rrule: 'repeat',
  kind: 'activity',
  activity_type_id: 'activity',
  remind_minutes: 'remind',
  plant_id: 'about',
  space_id: 'about',
  plan_id: 'about',
}

/** Runs the call and rethrows its field errors under the names of the form's fields. */
export async function mapFieldErrors<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof AppError) || !error.data.errors) throw error
    const { errors, stands } = error.data
    throw new AppError(error.code, error.message, {
      ...error.data,
      errors: renamed(errors),
      ...(stands && { stands: { ...stands, ...chosen(stands) } }),
    })
  }
}

/** What stands now, as the form's choices say it. */
function chosen({ rrule, kind, activity_type_id: own, remind_minutes }: Record<string, unknown>) {
  const said: Record<string, unknown> = {}
  if (rrule !== undefined) said.repeat = ruleWords(rrule ? storedRule(String(rrule)) : null) || 'Não repete'
  if (kind !== undefined || own) said.activity = own ? `propria:${own}` : kind
  if (remind_minutes !== undefined) said.remind = remindWords(remind_minutes)
  return said
}

function remindWords(minutes: unknown) {
  if (typeof minutes !== 'number') return 'Não lembrar'
  if (minutes === 0) return 'Na hora marcada'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const words = [hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ')
  return minutes < 0 ? `No dia, às ${words}` : `${words} antes`
}

function renamed(errors: FieldErrors): FieldErrors {
  const all: FieldErrors = {}
  for (const [name, sentences] of Object.entries(errors)) {
    const field = names[name] ?? name
    all[field] = [...(all[field] ?? []), ...sentences]
  }
  return all
}
