import { type ReviewedField, type ReviewedValues, reviewedFields } from './product-change.kinds.ts'

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Of what waits for staff, only what differs: as it is, and as it shall be. */
export function differenceOf(now: ReviewedValues, wanted: ReviewedValues) {
  const fields = reviewedFields.filter((field) => !same(now[field], wanted[field]))
  const pick = (values: ReviewedValues) =>
    Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<ReviewedValues>
  return { fields, before: pick(now), after: pick(wanted) }
}

/** The product is no longer as it was when the change was written: what would be approved is not what was seen. */
export const isStale = (now: ReviewedValues, before: Partial<ReviewedValues>) =>
  (Object.keys(before) as ReviewedField[]).some((field) => !same(now[field], before[field]))
