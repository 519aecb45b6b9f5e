import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { survey_answer_values, survey_answers } from '../answers/answers.table.ts'
import { isScale } from '../surveys/survey.kinds.ts'
import { showSurvey } from '../surveys/surveys.queries.ts'
import type { SurveyQuestion } from '../surveys/surveys.schemas.ts'
import { barsOf, meanOf } from './results.model.ts'
import { namesShown } from './results.policy.ts'
import type {
  QuestionResult,
  SurveyAnswerFilter,
  SurveyAnswerPage,
  SurveyResults,
  SurveyTextFilter,
  SurveyTextPage,
} from './results.schemas.ts'

/** The whole of a survey, question by question. */
export async function surveyResults(ctx: Context, id: number): Promise<SurveyResults> {
  const { questions, can: _, ...survey } = await showSurvey(ctx, id)
  const { rows } = await ctx.db.execute<Tally>(sql`
    select v.question_id, coalesce(choice, v.scale) as value, count(*)::int as count,
      (count(*) filter (where choice is null or choice = v.choices[1]))::int as people
    from ${survey_answers} a
    join ${survey_answer_values} v on v.answer_id = a.id
    left join lateral unnest(v.choices) choice on true
    where a.survey_id = ${id}
    group by 1, 2`)
  return { survey, names_shown: namesShown(survey), questions: questions.map((question) => resultOf(question, rows)) }
}

/** `people`: each answer once, however many options were chosen. */
type Tally = { question_id: number; value: number | null; count: number; people: number }

function resultOf(question: SurveyQuestion, all: Tally[]): QuestionResult {
  const own = all.filter((row) => row.question_id === question.id)
  const counts = barsOf(question).map(({ value, label }) => ({
    value,
    label,
    count: own.find((row) => row.value === value)?.count ?? 0,
  }))
  return {
    ...question,
    answered: own.reduce((sum, row) => sum + row.people, 0),
    counts: counts.map(({ label, count }) => ({ label, count })),
    mean: isScale(question.kind) ? meanOf(counts) : null,
  }
}

/** What was written to a question, newest first. */
export async function surveyTexts(ctx: Context, filter: SurveyTextFilter): Promise<SurveyTextPage> {
  const survey = await showSurvey(ctx, filter.id)
  if (!survey.questions.some(({ id }) => id === filter.question_id)) throw new AppError('not_found')
  const shown = namesShown(survey)
  const { limit, offset } = windowOf(filter)
  const where = and(
    eq(survey_answers.survey_id, filter.id),
    eq(survey_answer_values.question_id, filter.question_id),
    isNotNull(survey_answer_values.text),
    filter.search ? contains(survey_answer_values.text, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({ text: survey_answer_values.text, nickname: users.nickname })
      .from(survey_answer_values)
      .innerJoin(survey_answers, eq(survey_answers.id, survey_answer_values.answer_id))
      .innerJoin(users, eq(users.id, survey_answers.user_id))
      .where(where)
      .orderBy(desc(survey_answers.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(survey_answer_values)
      .innerJoin(survey_answers, eq(survey_answers.id, survey_answer_values.answer_id))
      .where(where),
  ])
  const texts = rows.map(({ text, nickname }) => ({ text: text ?? '', nickname: shown ? nickname : null }))
  return toPage(texts, totals[0]?.total ?? 0, filter)
}

/** Answer by answer, for the CSV. */
export async function surveyAnswers(ctx: Context, filter: SurveyAnswerFilter): Promise<SurveyAnswerPage> {
  const survey = await showSurvey(ctx, filter.id)
  const shown = namesShown(survey)
  const { limit, offset } = windowOf(filter)
  const rows = await ctx.db
    .select({ id: survey_answers.id, answered_at: survey_answers.created_at, nickname: users.nickname })
    .from(survey_answers)
    .innerJoin(users, eq(users.id, survey_answers.user_id))
    .where(eq(survey_answers.survey_id, filter.id))
    .orderBy(asc(survey_answers.id))
    .limit(limit)
    .offset(offset)
  const values = await valuesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const data = rows.map(({ id, answered_at, nickname }) => ({
    answered_at: shown ? answered_at : null,
    nickname: shown ? nickname : null,
    answers: values.get(id) ?? [],
  }))
  return toPage(data, survey.answers_count, filter)
}

async function valuesOf({ db }: Context, ids: number[]) {
  const rows = ids.length
    ? await db.select().from(survey_answer_values).where(inArray(survey_answer_values.answer_id, ids))
    : []
  return Map.groupBy(rows, (row) => row.answer_id)
}
