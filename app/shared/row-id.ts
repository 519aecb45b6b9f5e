import { z } from 'zod'

/**
 * The number of a row, as text of an address or a form too; beyond what the database can count there is none. Nobody types
 * it: who left it out has not chosen yet.
 */
export const rowId = z.coerce
  .number('Escolha uma das opções.')
  .int()
  .positive()
  .max(2 ** 31 - 1)
