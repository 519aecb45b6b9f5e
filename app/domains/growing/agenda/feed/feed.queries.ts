import { createHash } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addressOf } from '#platform/rate-limit/address.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { unsealText } from '#platform/seal.ts'
import { stageEnds } from '../calendar/stage-ends.queries.ts'
import { countPastDates } from '../journal-acts/count-past-dates.queries.ts'
import { isOpen, selectTasks } from '../tasks/tasks.queries.ts'
import { agenda_feeds, tasks } from '../tasks/tasks.table.ts'
import { writeCalendar } from './calendar.export.ts'
import type { Feed } from './feed.schemas.ts'

export const sealedAbout = (user_id: number) => `agenda_feed:${user_id}`
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Calendar clients poll a few times an hour; a client that guesses tokens exceeds it. */
const perAddress: Limit = { name: 'agenda_feed', points: 120, seconds: 600 }

/** The viewer's secret URL. */
export async function showFeed(ctx: Context): Promise<Feed> {
  const { id } = signedIn(ctx)
  const [feed] = await ctx.db.select().from(agenda_feeds).where(eq(agenda_feeds.user_id, id))
  if (!feed) return { url: null, discreet: false }
  const token = unsealText(ctx.env.keys, sealedAbout(id), feed.token)
  return { url: `${ctx.env.site.url}/agenda/${token}.ics`, discreet: feed.discreet }
}

/** The calendar file of a secret URL. An unknown token, or one of an inactive owner, is 404. */
export async function readFeed(ctx: Context, token: string): Promise<{ ics: string }> {
  await countAttempt(ctx, perAddress, addressOf(ctx))
  const [feed] = await ctx.db
    .select({ user_id: agenda_feeds.user_id, discreet: agenda_feeds.discreet })
    .from(agenda_feeds)
    .innerJoin(users, eq(users.id, agenda_feeds.user_id))
    .where(
      and(
        eq(agenda_feeds.token_hash, hashOf(token)),
        isNull(users.suspended_at),
        isNull(users.deleted_at),
        isNull(users.leaving_at),
      ),
    )
  if (!feed) throw new AppError('not_found', 'Este endereço de agenda não existe mais.')
  const rows = await selectTasks(ctx)
    .where(and(eq(tasks.created_by, feed.user_id), isOpen))
    .orderBy(asc(tasks.due_at), asc(tasks.id))
    .limit(1000)
  const open = rows.map(({ task }) => task)
  const [behind, ends] = await Promise.all([countPastDates(ctx, open), stageEnds(ctx, open)])
  return {
    ics: writeCalendar(ctx, rows, {
      discreet: feed.discreet,
      timesOf: ({ id }) => behind.get(id) ?? 0,
      endOf: ({ plan_stage_id }) => ends.get(plan_stage_id ?? 0),
    }),
  }
}
