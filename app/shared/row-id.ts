import { z } from 'zod'

/** The number of a row, as text of an address or a form too; beyond what the database can count there is none. */
export const rowId = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1)
