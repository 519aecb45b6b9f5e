import { AppError } from '#platform/errors.ts'

type Names = Record<string, { field: string; say: (value: unknown) => unknown }>

/**
 * Runs a call whose fields have other names, or other units, in the form: what is wrong with them, and what stands in
 * them now, is said beside the form's own.
 */
export async function underNames<Answer>(names: Names, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof AppError) || !error.data.errors) throw error
    const { errors, stands } = error.data
    const shown = Object.entries(stands ?? {}).flatMap(([name, value]) => {
      const of = names[name]
      return of ? [[of.field, of.say(value)]] : []
    })
    throw new AppError(error.code, error.message, {
      ...error.data,
      errors: Object.fromEntries(Object.entries(errors).map(([name, texts]) => [names[name]?.field ?? name, texts])),
      ...(stands && { stands: { ...stands, ...Object.fromEntries(shown) } }),
    })
  }
}
