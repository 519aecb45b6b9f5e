import type { Option } from '#ui/form/select-field.tsx'

/** Models to choose from. */
export const optionsOf = (models: { id: number; name: string }[]): Option[] =>
  models.map(({ id, name }) => ({ value: String(id), label: name }))
