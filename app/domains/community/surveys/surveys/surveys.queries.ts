import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { survey_answers } from '../answers/answers.table.ts'
import type { SurveyCard, SurveyDetail, SurveyFilter, SurveyQuestion } from './surveys.schemas.ts'
import { type Survey, survey_questions, surveys } from './surveys.table.ts'

/** With the tables' names: of columns alone a query of one table leaves them out. */
const answersCount = sql<number>`(select count(*)::int from survey_answers a where a.survey_id = surveys.id)`

/** Every survey, for the team. */
export async function listSurveys({ db }: Context, filter: SurveyFilter): Promise<Page<SurveyCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(
    filter.state && eq(surveys.state, filter.state),
    filter.search ? contains(surveys.title, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    db
      .select({ survey: surveys, answers_count: answersCount })
      .from(surveys)
      .where(where)
      .orderBy(ordered(filter), desc(surveys.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(surveys).where(where),
  ])
  return toPage(
    rows.map(({ survey, answers_count }) => ({ ...survey, answers_count })),
    totals[0]?.total ?? 0,
    filter,
  )
}

function ordered({ order_by, order_type }: SurveyFilter): SQL {
  const direction = (order_type ?? (order_by === 'title' ? 'asc' : 'desc')) === 'asc' ? asc : desc
  return direction({ created_at: surveys.created_at, title: surveys.title, answers_count: answersCount }[order_by])
}

export async function showSurvey(ctx: Context, id: number): Promise<SurveyDetail> {
  const survey = await findSurvey(ctx, id)
  const [questions, answers_count] = await Promise.all([questionsOf(ctx, [id]), countAnswers(ctx, id)])
  return {
    ...survey,
    answers_count,
    questions: (questions.get(id) ?? []).map(toQuestion),
    can: {
      change_questions: answers_count === 0,
      open: survey.state === 'draft',
      close: survey.state === 'open',
    },
  }
}

/** A survey, optionally locked for a write; else 404. */
export async function findSurvey({ db }: Context, id: number, lock?: 'update' | 'share'): Promise<Survey> {
  const query = db.select().from(surveys).where(eq(surveys.id, id))
  const [survey] = lock ? await query.for(lock) : await query
  if (!survey) throw new AppError('not_found', 'Essa pesquisa não existe mais.')
  return survey
}

export async function countAnswers({ db }: Context, survey_id: number) {
  const [row] = await db.select({ total: count() }).from(survey_answers).where(eq(survey_answers.survey_id, survey_id))
  return row?.total ?? 0
}

/** The questions of some surveys, each in order. */
export async function questionsOf({ db }: Context, ids: number[]) {
  const rows = ids.length
    ? await db
        .select()
        .from(survey_questions)
        .where(inArray(survey_questions.survey_id, ids))
        .orderBy(asc(survey_questions.survey_id), asc(survey_questions.position))
    : []
  return Map.groupBy(rows, (row) => row.survey_id)
}

export const toQuestion = ({ id, kind, text, required, options }: SurveyQuestion): SurveyQuestion => ({
  id,
  kind,
  text,
  required,
  options,
})
