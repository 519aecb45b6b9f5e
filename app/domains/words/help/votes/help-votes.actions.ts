import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { sign } from '#platform/keys.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { dayKey } from '#shared/dates.ts'
import { isGuide } from '../guides/guide.kinds.ts'
import { noQuestion } from '../questions/help.queries.ts'
import { help_questions } from '../questions/help-questions.table.ts'
import type { HelpVote, HelpVoteInput } from './help-votes.schemas.ts'
import { help_votes } from './help-votes.table.ts'

const perAddress: Limit = { name: 'help-votes', points: 60, seconds: 3600 }

/** Keeps whether something helped: one word of each, the last one counts. */
export async function voteHelp(ctx: Context, { slug, helped, missing: typed }: HelpVoteInput): Promise<HelpVote> {
  await countAttempt(ctx, perAddress, addressOf(ctx))
  return ctx.transaction(async (tx) => {
    const of = isGuide(slug) ? { guide: slug } : { question_id: await questionId(tx, slug) }
    const by = tx.viewer ? { user_id: tx.viewer.id } : { visitor: visitorOf(tx) }
    // A word without it takes back none that was told; a yes does.
    const missing = helped ? { missing: null } : typed ? { missing: typed } : {}
    const row = { ...of, ...by, helped, ...missing, created_at: tx.now() }
    const target = [
      'guide' in of ? help_votes.guide : help_votes.question_id,
      'user_id' in by ? help_votes.user_id : help_votes.visitor,
    ]
    const [kept] = await tx.db
      .insert(help_votes)
      .values(row)
      .onConflictDoUpdate({ target, set: { helped, ...missing } })
      .returning({ missing: help_votes.missing })
    return { helped, told: Boolean(kept?.missing) }
  })
}

/** Held until the word is kept: the question does not go in between. */
async function questionId({ db }: Context, slug: string) {
  const [row] = await db
    .select({ id: help_questions.id })
    .from(help_questions)
    .where(and(eq(help_questions.slug, slug), eq(help_questions.active, true)))
    .for('key share')
  if (!row) throw noQuestion()
  return row.id
}

/** The same for a month: then nobody can tell that it was the same visitor. */
const visitorOf = ({ env, request, now }: Context) =>
  sign(env.keys, ['help', dayKey(now()).slice(0, 7), request.ip, request.user_agent].join('\n')).slice(0, 22)
