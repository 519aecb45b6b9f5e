import { AppError, type FieldErrors } from '#platform/errors.ts'

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
    throw new AppError(error.code, error.message, { ...error.data, errors: renamed(error.data.errors) })
  }
}

function renamed(errors: FieldErrors): FieldErrors {
  const all: FieldErrors = {}
  for (const [name, sentences] of Object.entries(errors)) {
    const field = names[name] ?? name
    all[field] = [...(all[field] ?? []), ...sentences]
  }
  return all
}
