import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Finder } from '#domains/community/banca/index.ts'
import type { Found } from '#domains/community/banca/search/search.kinds.ts'
import type { FoundPage } from '#domains/community/banca/search/search.schemas.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { guidesFor } from '../guides/guides-found.model.ts'
import { plainOf } from '../marks.model.ts'
import type { HelpAnswer, HelpFilter, HelpList, HelpRef } from './help.schemas.ts'
import { help_questions } from './help-questions.table.ts'
import { nearest } from './nearness.queries.ts'

const EXCERPT = 160

const columns = {
  slug: help_questions.slug,
  subject: help_questions.subject,
  question: help_questions.question,
  answer: help_questions.answer,
}

/** What is asked, by subject, or the nearest to what was typed first; and the guides. One query. */
export async function listHelp({ db }: Context, { search, subject }: HelpFilter): Promise<HelpList> {
  const { order, id } = help_questions
  const partial = search ? sql<boolean>`found.partial` : sql<boolean>`false`
  const shown = db
    .select({ ...columns, partial })
    .from(help_questions)
    .$dynamic()
  const narrowed = search ? shown.innerJoin(sql`${nearest(search)} found`, sql`found.id = ${id}`) : shown
  const rows = await narrowed
    .where(and(eq(help_questions.active, true), subject && eq(help_questions.subject, subject)))
    .orderBy(...(search ? [sql`found.near desc`] : []), asc(order), asc(id))
    .limit(search ? 20 : 500)
  return {
    data: rows.map(({ answer, partial, ...row }) => ({ ...row, excerpt: excerptOf(answer) })),
    partial: rows.some((row) => row.partial),
    guides: guidesFor(search).map(({ slug, title, summary }) => ({ slug, title, summary })),
  }
}

/** By its address, or one that it had. */
export async function showHelp({ db }: Context, { slug }: HelpRef): Promise<HelpAnswer> {
  const [row] = await db
    .select(columns)
    .from(help_questions)
    .where(
      and(
        sql`(${help_questions.slug} = ${slug} or ${help_questions.id} = (select question_id from help_old_slugs where slug = ${slug}))`,
        eq(help_questions.active, true),
      ),
    )
  if (!row) throw noQuestion()
  const related = await db
    .select({ slug: help_questions.slug, question: help_questions.question })
    .from(help_questions)
    .where(
      and(eq(help_questions.active, true), eq(help_questions.subject, row.subject), ne(help_questions.slug, row.slug)),
    )
    .orderBy(asc(help_questions.order), asc(help_questions.id))
    .limit(6)
  return { ...row, related }
}

export const noQuestion = () =>
  new AppError('not_found', 'Não encontramos essa pergunta. Ela pode ter mudado de lugar.')

function excerptOf(answer: string) {
  const plain = plainOf(answer)
  return plain.length <= EXCERPT ? plain : `${plain.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…`
}

/** For /busca: the guides first, then the nearest questions. One query. */
export const findHelp: Finder = async ({ db }, search, { limit, offset, most }) => {
  const { rows } = await db.execute<Found<FoundPage>>(sql`
    with found as materialized (
      select near.id, row_number() over (order by near.near desc, q."order", near.id) as place
      from ${nearest(search)} near join help_questions q on q.id = near.id order by place limit ${most}
    )
    select (select count(*)::int from found) as total, coalesce((select json_agg(one order by one.place) from (
      select found.place, q.id, '/duvidas/' || q.slug as url, q.question as title, q.answer as text, null as photo_url
      from found join help_questions q on q.id = found.id order by found.place limit ${limit} offset ${offset}) one), '[]') as data`)
  const { total, data } = rows[0] ?? { total: 0, data: [] }
  const guides = guidesFor(search).map(({ slug, title, summary }, at) => ({
    // No row has a negative id.
    ...{ id: -1 - at, url: `/duvidas/${slug}`, title, text: summary, photo_url: null },
  }))
  const shown = offset === 0 && limit > 0 ? guides : []
  const questions = data.map((one) => ({ ...one, text: excerptOf(one.text) }))
  return { total: total + guides.length, data: [...shown, ...questions].slice(0, Math.max(limit, shown.length)) }
}
