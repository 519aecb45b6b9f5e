import type { Typed } from './sheet.kinds.ts'
import { withProduct } from './sheets/dose.form.ts'

/** The fields of an item of type 8 that a dose needs. */
export type Fertilizer = { id: number; name: string; specs: Record<string, string | number> }

const stages = [
  { spec: 'dose_muda', label: 'Muda' },
  { spec: 'dose_vegetativo', label: 'Vegetativo' },
  { spec: 'dose_floracao', label: 'Floração' },
] as const

/** The doses stored by the owner, ml/L. A stage without one is omitted; 0 is a dose. */
export const dosesOf = ({ id, specs }: Fertilizer) =>
  stages.flatMap(({ spec, label }) => {
    const dose = specs[spec]
    return dose === undefined ? [] : [{ value: `${id}:${spec}`, label, ml_per_litre: Number(dose) }]
  })

/**
 * The typed values, with the fertilizer of `add` ('12:dose_vegetativo', or '12' without a dose) in the first free row.
 */
export function addFertilizer({ add, ...typed }: Typed, fertilizers: Fertilizer[]): Typed {
  const found = fertilizers.find(({ id }) => String(id) === add?.split(':')[0])
  if (!found) return typed
  const dose = dosesOf(found).find(({ value }) => value === add)
  return withProduct(typed, found.name, dose?.ml_per_litre ?? null)
}
