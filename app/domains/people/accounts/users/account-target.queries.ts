import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { isOpenTo } from './users.policy.ts'
import { showUser } from './users.queries.ts'

/** A user may be followed (saved) by others, never by themselves. */
export const accountTarget = {
  name: 'user',
  openTo: isOpenTo,
  ownerOf: async (_: Context, id: number) => id,
  demandVisible: async (ctx: Context, id: number) => {
    const person = await showUser(ctx, String(id))
    if (person.own) throw new AppError('invalid', 'Você já acompanha o seu próprio jardim.')
  },
}
