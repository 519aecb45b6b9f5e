import { aliasedTable, and, asc, count, desc, eq, exists, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import type { ReportCategory } from '../reports/category.kinds.ts'
import type { CaseCard, CaseFilter, CasePage } from './cases.schemas.ts'
import { moderation_appeals, moderation_cases, moderation_reports } from './cases.table.ts'

const author = aliasedTable(users, 'author')
const assignee = aliasedTable(users, 'assignee')

/** The queue with the counts of its tabs: three queries. */
export async function listCases(ctx: Context, filter: CaseFilter): Promise<CasePage> {
  const { limit, offset } = windowOf(filter)
  const where = and(...narrowed(ctx, filter))
  const [rows, totals, counts] = await Promise.all([
    selectCards(ctx)
      .where(where)
      .orderBy(...ordered(filter))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(moderation_cases)
      .leftJoin(author, eq(author.id, moderation_cases.author_id))
      .where(where),
    tabCounts(ctx),
  ])
  return { ...toPage(rows.map(toCaseCard), totals[0]?.total ?? 0, filter), counts }
}

/** Other cases of the same author. */
export async function casesOfAuthor(ctx: Context, author_id: number | null, except: number): Promise<CaseCard[]> {
  if (author_id === null) return []
  const theirs = and(eq(moderation_cases.author_id, author_id), ne(moderation_cases.id, except))
  return (await selectCards(ctx).where(theirs).orderBy(desc(moderation_cases.id)).limit(20)).map(toCaseCard)
}

async function tabCounts({ db }: Context): Promise<CasePage['counts']> {
  const { rows } = await db.execute<CasePage['counts']>(sql`
    select count(*) filter (where state = 'aberta')::int as aberta,
      count(*) filter (where state = 'em_analise')::int as em_analise,
      count(*) filter (where state = 'decidida')::int as decidida,
      (select count(*)::int from ${moderation_appeals} where decided_at is null) as appeal
    from ${moderation_cases}`)
  return rows[0] ?? { aberta: 0, em_analise: 0, decidida: 0, appeal: 0 }
}

const appealWaits = sql<boolean>`exists (select from moderation_appeals a
  where a.case_id = ${moderation_cases.id} and a.decided_at is null)`

export const selectCards = ({ db }: Context) =>
  db
    .select({
      row: moderation_cases,
      author: { id: author.id, nickname: author.nickname },
      assigned: { id: assignee.id, nickname: assignee.nickname },
      categories: sql<ReportCategory[]>`array(select r.category from moderation_reports r
        where r.case_id = ${moderation_cases.id} group by r.category order by count(*) desc, r.category)`,
      by_system: sql<boolean>`exists (select from moderation_reports r
        where r.case_id = ${moderation_cases.id} and r.by_system)`,
      appeal_waits: appealWaits,
      reverted: sql<boolean>`exists (select from moderation_appeals a
        where a.case_id = ${moderation_cases.id} and a.outcome = 'revertido')`,
    })
    .from(moderation_cases)
    .leftJoin(author, eq(author.id, moderation_cases.author_id))
    .leftJoin(assignee, eq(assignee.id, moderation_cases.assigned_to))

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

export function toCaseCard({ row, ...more }: CardRow): CaseCard {
  const { id, target, seen_title, seen_text, state, outcome, reports_count } = row
  const { created_at, last_reported_at, decided_at } = row
  return {
    ...{ id, kind: target, title: seen_title, text: seen_text, state, outcome, reports_count },
    ...{ created_at, last_reported_at, decided_at },
    ...more,
  }
}

function narrowed(ctx: Context, { state, category, kind, assigned, appeal, search }: CaseFilter): (SQL | undefined)[] {
  const { assigned_to, seen_title, seen_text } = moderation_cases
  return [
    state && eq(moderation_cases.state, state),
    kind && eq(moderation_cases.target, kind),
    category &&
      exists(
        ctx.db
          .select({ one: sql`1` })
          .from(moderation_reports)
          .where(and(eq(moderation_reports.case_id, moderation_cases.id), eq(moderation_reports.category, category))),
      ),
    assigned && (assigned === 'me' ? eq(assigned_to, signedIn(ctx).id) : isNull(assigned_to)),
    appeal ? appealWaits : undefined,
    search ? or(...[seen_title, seen_text, author.nickname].map((column) => contains(column, search))) : undefined,
  ]
}

function ordered({ order_by, order_type }: CaseFilter): SQL[] {
  const { id, created_at, last_reported_at, reports_count, decided_at, state } = moderation_cases
  if (order_by !== 'queue') {
    const direction = order_type === 'asc' ? asc : desc
    return [direction({ created_at, last_reported_at, reports_count }[order_by]), desc(id)]
  }
  const decided = sql`${state} = 'decidida'`
  const waiting = sql`case when ${state} <> 'decidida' then ${created_at} end`
  return [desc(appealWaits), asc(decided), asc(waiting), desc(decided_at), desc(id)]
}
