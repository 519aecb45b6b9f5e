import { z } from 'zod'
import { userTypes } from '#domains/people/accounts/users/users.table.ts'
import { purposeNames } from '#domains/people/privacy/consents/purpose.kinds.ts'
import { rowId } from '#shared/row-id.ts'
import { registrations } from '../sends/send.kinds.ts'

const empty = (value: unknown) => (value === '' ? undefined : value)

/** Narrows people; what is left out narrows nothing. Of channels their ids. */
export const Audience = z.object({
  role: z.preprocess(empty, z.string().max(60).optional()),
  user_type: z.preprocess(empty, z.enum(userTypes).optional()),
  registration: z.preprocess(empty, z.enum(registrations).optional()),
  /** Who said yes to this, of the consents of privacy. */
  consent: z.preprocess(empty, z.enum(purposeNames).optional()),
  /** Registered within so many days. */
  joined_days: z.preprocess(empty, z.coerce.number().int().min(1).max(3650).optional()),
  channel_ids: z
    .preprocess((ids) => (Array.isArray(ids) ? ids : empty(ids) === undefined ? [] : [ids]), z.array(rowId).max(50))
    .default([]),
})
export type Audience = z.infer<typeof Audience>
