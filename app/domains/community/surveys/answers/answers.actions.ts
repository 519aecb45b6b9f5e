import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { isActive } from '../surveys/surveys.policy.ts'
import { findSurvey, questionsOf } from '../surveys/surveys.queries.ts'
import type { Survey } from '../surveys/surveys.table.ts'
import { isAsked, showAsked } from './answers.queries.ts'
import { demandAnswers } from './answers.rules.ts'
import type { AskedSurveyDetail, SurveyAnswerInput, SurveyDismissal } from './answers.schemas.ts'
import { survey_answer_values, survey_answers, survey_dismissals } from './answers.table.ts'

/** 'Agora não'. */
const NOT_NOW_DAYS = 14

/**
 * One answer a person: the unique index decides. The survey is locked for sharing, so that its questions do not change
 * and it is not closed meanwhile.
 */
export const answerSurvey = (ctx: Context, { id, answers }: SurveyAnswerInput): Promise<AskedSurveyDetail> =>
  ctx.transaction(async (tx) => {
    const survey = await demandOpen(tx, id)
    const questions = (await questionsOf(tx, [id])).get(id) ?? []
    const values = demandAnswers(questions, answers)
    const [answer] = await tx.db
      .insert(survey_answers)
      .values({ survey_id: id, user_id: signedIn(tx).id, created_at: tx.now() })
      .onConflictDoNothing()
      .returning({ id: survey_answers.id })
    if (!answer) throw new AppError('conflict', 'Você já respondeu esta pesquisa. Obrigado!')
    const rows = values.map((value) => ({ ...value, answer_id: answer.id }))
    if (rows.length) await tx.db.insert(survey_answer_values).values(rows)
    return showAsked(tx, survey.slug)
  })

/** Not shown for 14 days, or never again. */
export const dismissSurvey = (ctx: Context, { id, for_good }: SurveyDismissal): Promise<void> =>
  ctx.transaction(async (tx) => {
    await demandOpen(tx, id)
    const until = for_good ? null : new Date(tx.now().getTime() + NOT_NOW_DAYS * DAY)
    await tx.db
      .insert(survey_dismissals)
      .values({ survey_id: id, user_id: signedIn(tx).id, until })
      .onConflictDoUpdate({ target: [survey_dismissals.survey_id, survey_dismissals.user_id], set: { until } })
  })

/** Who is not asked does not learn that it exists. */
async function demandOpen(tx: Context, id: number): Promise<Survey> {
  const survey = await findSurvey(tx, id, 'share')
  if (survey.state === 'draft' || !(await isAsked(tx, id))) throw new AppError('not_found')
  if (!isActive(survey, dayKey(tx.now())))
    throw new AppError('conflict', 'Esta pesquisa não recebe respostas agora. Obrigado pelo interesse!')
  return survey
}
