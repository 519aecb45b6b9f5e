import { z } from 'zod'
import { rowId } from '#shared/row-id.ts'
import { typedText } from '#shared/written.ts'
import { SurveyQuestion } from '../surveys/surveys.schemas.ts'

export const SurveyAnswerValue = z.object({
  question_id: z.number().int(),
  choices: z.array(z.number().int()).nullable(),
  scale: z.number().int().nullable(),
  text: z.string().nullable(),
})
export type SurveyAnswerValue = z.infer<typeof SurveyAnswerValue>

export const OwnSurveyAnswer = z.object({ answered_at: z.date(), answers: z.array(SurveyAnswerValue) })
export type OwnSurveyAnswer = z.infer<typeof OwnSurveyAnswer>

/** A survey as people are asked it. */
export const AskedSurvey = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  anonymous: z.boolean(),
  /** Last day; none: until it is closed. */
  closes_on: z.string().nullable(),
  questions: z.array(SurveyQuestion),
  /** The viewer's own; null = not answered, or a visitor. */
  user_answer: OwnSurveyAnswer.nullable(),
  /** The viewer asked not to be shown it now, or at all. */
  dismissed: z.boolean(),
})
export type AskedSurvey = z.infer<typeof AskedSurvey>

export const AskedSurveys = z.object({ data: z.array(AskedSurvey) })

export const AskedSurveyRef = z.object({ slug: z.string().min(1).max(200) })
/** `is_open`: whether it takes answers today. */
export const AskedSurveyDetail = AskedSurvey.extend({ is_open: z.boolean() })
export type AskedSurveyDetail = z.infer<typeof AskedSurveyDetail>

export const GivenAnswer = z.object({
  question_id: rowId,
  /** Positions of the chosen options; of single choice, one. */
  choices: z.array(z.coerce.number().int().min(0).max(100)).max(100).optional(),
  scale: z.coerce.number().int().min(0).max(100).optional(),
  text: typedText().max(2000).optional(),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

export const SurveyAnswers = z.object({ answers: z.array(GivenAnswer).max(100).default([]) })
export const SurveyAnswerInput = SurveyAnswers.extend({ id: rowId })
export type SurveyAnswerInput = z.infer<typeof SurveyAnswerInput>

export const SurveyDismissal = z.object({ id: rowId, for_good: z.boolean().default(false) })
export type SurveyDismissal = z.infer<typeof SurveyDismissal>
