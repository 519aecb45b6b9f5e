import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { NEWCOMER_DAYS } from '../surveys/survey.kinds.ts'
import { isActive } from '../surveys/surveys.policy.ts'
import { questionsOf, toQuestion } from '../surveys/surveys.queries.ts'
import { type Survey, surveys } from '../surveys/surveys.table.ts'
import type { AskedSurvey, AskedSurveyDetail, OwnSurveyAnswer, SurveyAnswerValue } from './answers.schemas.ts'
import { survey_answer_values, survey_answers, survey_dismissals } from './answers.table.ts'

/** Active surveys that the viewer is asked, oldest first; visitors see those that are for everybody. */
export async function askedSurveys(ctx: Context): Promise<{ data: AskedSurvey[] }> {
  const rows = await ctx.db
    .select()
    .from(surveys)
    .where(and(activeOn(dayKey(ctx.now())), askedOf(ctx)))
    .orderBy(asc(surveys.id))
  return { data: await toAsked(ctx, rows) }
}

/** One survey by its address, also after its end; 404 for a draft, and for who is not asked and has not answered. */
export async function showAsked(ctx: Context, slug: string): Promise<AskedSurveyDetail> {
  const rows = await ctx.db
    .select()
    .from(surveys)
    .where(and(eq(surveys.slug, slug), sql`${surveys.state} <> 'draft'`))
  const [survey] = await toAsked(ctx, rows)
  if (!survey || !(survey.user_answer || (await isAsked(ctx, survey.id)))) throw new AppError('not_found')
  return { ...survey, is_open: rows.some((row) => isActive(row, dayKey(ctx.now()))) }
}

/** Whether the viewer is in the survey's audience. */
export async function isAsked(ctx: Context, id: number) {
  const rows = await ctx.db
    .select({ id: surveys.id })
    .from(surveys)
    .where(and(eq(surveys.id, id), askedOf(ctx)))
  return rows.length > 0
}

const activeOn = (today: string) =>
  and(
    eq(surveys.state, 'open'),
    or(isNull(surveys.opens_on), sql`${surveys.opens_on} <= ${today}`),
    or(isNull(surveys.closes_on), sql`${surveys.closes_on} >= ${today}`),
  )

/** As SQL: the viewer belongs to the audience. */
function askedOf({ viewer, now, db }: Context): SQL | undefined {
  const everyone = eq(surveys.audience, 'everyone')
  if (!viewer) return everyone
  const own = db
    .select({ one: sql`1` })
    .from(plants)
    .where(and(eq(plants.created_by, viewer.id), isNull(plants.deleted_at)))
  const recent = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, viewer.id), gt(users.created_at, new Date(now().getTime() - NEWCOMER_DAYS * DAY))))
  return or(
    everyone,
    and(eq(surveys.audience, 'with_plants'), sql`exists ${own}`),
    and(eq(surveys.audience, 'newcomers'), sql`exists ${recent}`),
  )
}

async function toAsked(ctx: Context, rows: Survey[]): Promise<AskedSurvey[]> {
  const ids = rows.map(({ id }) => id)
  const [questions, own, dismissed] = await Promise.all([
    questionsOf(ctx, ids),
    ownAnswers(ctx, ids),
    dismissedOf(ctx, ids),
  ])
  return rows.map(({ id, slug, title, description, anonymous, closes_on }) => ({
    id,
    slug,
    title,
    description,
    anonymous,
    closes_on,
    questions: (questions.get(id) ?? []).map(toQuestion),
    user_answer: own.get(id) ?? null,
    dismissed: dismissed.has(id),
  }))
}

/** The viewer's answers to these surveys. */
async function ownAnswers({ db, viewer }: Context, ids: number[]): Promise<Map<number, OwnSurveyAnswer>> {
  if (!viewer || !ids.length) return new Map()
  const rows = await db
    .select({ survey_id: survey_answers.survey_id, at: survey_answers.created_at, value: survey_answer_values })
    .from(survey_answers)
    .leftJoin(survey_answer_values, eq(survey_answer_values.answer_id, survey_answers.id))
    .where(and(eq(survey_answers.user_id, viewer.id), inArray(survey_answers.survey_id, ids)))
    .orderBy(asc(survey_answer_values.question_id))
  const found = new Map<number, OwnSurveyAnswer>()
  for (const { survey_id, at, value } of rows) {
    const own = found.get(survey_id) ?? { answered_at: at, answers: [] }
    if (value) own.answers.push(toValue(value))
    found.set(survey_id, own)
  }
  return found
}

const toValue = ({ question_id, choices, scale, text }: SurveyAnswerValue): SurveyAnswerValue => ({
  question_id,
  choices,
  scale,
  text,
})

async function dismissedOf({ db, viewer, now }: Context, ids: number[]): Promise<Set<number>> {
  if (!viewer || !ids.length) return new Set()
  const { survey_id, user_id, until } = survey_dismissals
  const rows = await db
    .select({ survey_id })
    .from(survey_dismissals)
    .where(and(eq(user_id, viewer.id), inArray(survey_id, ids), or(isNull(until), gt(until, now()))))
  return new Set(rows.map((row) => row.survey_id))
}
