import type { FormResult } from './form-result.ts'

/** What was typed into a form, for the form that shows it again; passwords are typed anew. */
export function typedValues(form: FormData): FormResult['values'] {
  const values: NonNullable<FormResult['values']> = {}
  for (const name of new Set(form.keys())) {
    if (/password/.test(name)) continue
    const all = form.getAll(name).filter((value) => typeof value === 'string')
    values[name] = all.length > 1 || name.endsWith('[]') || name.endsWith('_ids') ? all : (all[0] ?? '')
  }
  return values
}
