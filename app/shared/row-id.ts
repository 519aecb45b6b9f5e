import { z } from 'zod'

/**
 * Id of a row, also as text from a URL or form; limited to PostgreSQL's integer. People choose it instead of typing it,
 * so a missing one is reported as not chosen.
 */
export const rowId = z.coerce
  .number('Escolha uma das opções.')
  .int()
  .positive()
  .max(2 ** 31 - 1)

/** Several ids in a query; a single one arrives bare. */
export const idList = z.preprocess(
  (one) => (Array.isArray(one) ? one : typeof one === 'string' ? one.split(',') : [one]),
  z.array(rowId).max(500),
)
