import type { CupPhase } from '#domains/contest/editions/editions/phases.kinds.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { type CupVote, cup_votes } from './cup-votes.table.ts'

/** Who may vote: an account that is older than any phase of a test's edition. */
export const aVoter = (ctx: Context, fields: Parameters<typeof aUser>[1] = {}) =>
  aUser(ctx, { created_at: new Date(ctx.now().getTime() - 400 * DAY), ...fields })

type For = { id: number; edition_id: number }
type Fields = Partial<typeof cup_votes.$inferInsert> & { phase: CupPhase; ballot: string }

/** A valid vote for a redondo; of a new voter unless `user_id` is given. */
export async function aVote(ctx: Context, entry: For, fields: Fields): Promise<CupVote> {
  const user_id = fields.user_id ?? (await aVoter(ctx)).id
  const [vote] = await ctx.db
    .insert(cup_votes)
    .values({ edition_id: entry.edition_id, entry_id: entry.id, created_at: ctx.now(), ...fields, user_id })
    .returning()
  if (!vote) throw new Error('insert returned no row')
  return vote
}
