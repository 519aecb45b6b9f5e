import { z } from 'zod'

// Digits alone: `true`, `[[7]]`, '0x7' and '7e0' are numbers to JavaScript, and would act on somebody's row 7.
const digits = (value: unknown) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value)

/**
 * Id of a row, also as digits from a URL or form; limited to PostgreSQL's integer. People choose it instead of typing it,
 * so a missing one is reported as not chosen.
 */
export const rowId = z.preprocess(
  digits,
  z
    .number('Escolha uma das opções.')
    .int()
    .positive()
    .max(2 ** 31 - 1),
)

/** Several ids in a query; a single one arrives bare. */
export const idList = z.preprocess(
  (one) => (Array.isArray(one) ? one : typeof one === 'string' ? one.split(',') : [one]),
  z.array(rowId).max(500),
)
