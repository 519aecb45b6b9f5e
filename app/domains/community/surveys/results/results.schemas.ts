import { z } from 'zod'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { SurveyAnswerValue } from '../answers/answers.schemas.ts'
import { SurveyCard, SurveyQuestion, SurveyRef } from '../surveys/surveys.schemas.ts'

export const QuestionResult = SurveyQuestion.extend({
  answered: z.number().int(),
  /** How often each option, or each step of a scale, was chosen, in order; empty for texts. */
  counts: z.array(z.object({ label: z.string(), count: z.number().int() })),
  /** Of a scale; null without answers. */
  mean: z.number().nullable(),
})
export type QuestionResult = z.infer<typeof QuestionResult>

export const SurveyResults = z.object({
  survey: SurveyCard,
  /** Whether the team may read who answered. */
  names_shown: z.boolean(),
  questions: z.array(QuestionResult),
})
export type SurveyResults = z.infer<typeof SurveyResults>

export const SurveyTextFilter = PageInput.extend({ ...SurveyRef.shape, question_id: rowId })
export type SurveyTextFilter = z.infer<typeof SurveyTextFilter>
export const SurveyText = z.object({ text: z.string(), nickname: z.string().nullable() })
export const SurveyTextPage = pageOf(SurveyText)
export type SurveyTextPage = z.infer<typeof SurveyTextPage>

export const SurveyAnswerFilter = PageInput.extend(SurveyRef.shape)
export type SurveyAnswerFilter = z.infer<typeof SurveyAnswerFilter>
export const SurveyAnswerRow = z.object({
  /** Null with the name: a moment may tell who it was. */
  answered_at: z.date().nullable(),
  nickname: z.string().nullable(),
  answers: z.array(SurveyAnswerValue),
})
export const SurveyAnswerPage = pageOf(SurveyAnswerRow)
export type SurveyAnswerPage = z.infer<typeof SurveyAnswerPage>
