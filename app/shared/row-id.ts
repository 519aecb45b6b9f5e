import { z } from 'zod'

/** The number of a row, from an address or a form: no larger than the database can count. */
export const rowId = z.coerce.number().int().positive().max(2_147_483_647)
