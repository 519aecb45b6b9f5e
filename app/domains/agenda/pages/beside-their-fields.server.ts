import { AppError, type FieldErrors } from '#platform/errors.ts'

/** The fields of the calls under the names that the form of a task has for them. */
const names: Record<string, string> = {
  rrule: 'repeat',
  kind: 'activity',
  activity_type_id: 'activity',
  remind_minutes: 'remind',
  plant_id: 'about',
  space_id: 'about',
  plan_id: 'about',
}

/** What a call refuses is said beside the field of the form that it is about. */
export async function besideTheirFields<Answer>(call: () => Promise<Answer>): Promise<Answer> {
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
