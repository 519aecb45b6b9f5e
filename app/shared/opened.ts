import { z } from 'zod'

/**
 * The fields of a record as they were when its form was opened: sent with a change, they tell what the person touched
 * from what only stood there. Without them the whole of the change counts.
 */
export const Opened = z.record(z.string(), z.unknown()).optional()
export type Opened = z.infer<typeof Opened>

/** Nothing, null and an empty text are the same to a form. */
const plain = (value: unknown) => JSON.stringify(value === '' || value === undefined ? null : value, inOrder)
const inOrder = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value
export const sameValue = (a: unknown, b: unknown) => plain(a) === plain(b)
