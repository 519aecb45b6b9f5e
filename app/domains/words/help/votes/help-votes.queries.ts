import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { guides } from '../guides/guides.words.ts'
import { help_questions } from '../questions/help-questions.table.ts'
import type { HelpVoteCount, HelpVoteFilter } from './help-votes.schemas.ts'
import { help_votes } from './help-votes.table.ts'

const yes = sql<number>`count(*) filter (where ${help_votes.helped})::int`
const no = sql<number>`count(*) filter (where not ${help_votes.helped})::int`

/** Of one page's: the newest say most of how it is now. */
const MOST_WORDS = 20

/** What helped and what did not, of everything that anybody voted on. */
export async function listHelpVotes({ db }: Context, filter: HelpVoteFilter): Promise<Page<HelpVoteCount>> {
  const { limit, offset } = windowOf(filter)
  const names = sql`(case ${help_votes.guide} ${sql.join(
    Object.values(guides).map(({ slug, title }) => sql`when ${slug} then ${title}`),
    sql` `,
  )} end)`
  const title = sql<string>`coalesce(${help_questions.question}, ${names})`
  const slug = sql<string>`coalesce(${help_questions.slug}, ${help_votes.guide})`
  const counted = db
    .select({
      slug: slug.as('slug'),
      title: title.as('title'),
      yes: yes.as('yes'),
      no: no.as('no'),
      missing: sql<
        string[]
      >`coalesce((array_agg(${help_votes.missing} order by ${help_votes.id} desc) filter (where ${help_votes.missing} <> ''))[1:${MOST_WORDS}::int], '{}')`.as(
        'missing',
      ),
      last_at: sql<Date>`max(${help_votes.created_at})`.mapWith(help_votes.created_at).as('last_at'),
    })
    .from(help_votes)
    .leftJoin(help_questions, eq(help_questions.id, help_votes.question_id))
    .where(filter.search ? contains(title, filter.search) : undefined)
    // Both are of a select list that holds parameters: grouped by their places.
    .groupBy(sql`1`, sql`2`)
    .as('counted')
  const columns: Record<HelpVoteFilter['order_by'], SQL> = {
    no: sql`${counted.no}`,
    yes: sql`${counted.yes}`,
    title: sql`${counted.title}`,
  }
  const way = (filter.order_type ?? (filter.order_by === 'title' ? 'asc' : 'desc')) === 'asc' ? sql`asc` : sql`desc`
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(counted)
      .orderBy(sql`${columns[filter.order_by]} ${way}`, counted.slug)
      .limit(limit)
      .offset(offset),
    db.$count(counted),
  ])
  return toPage(rows, total, filter)
}
