import { z } from 'zod'
import { Opened } from '#shared/opened.ts'
import { PageInput, pageOf } from '#shared/pagination.ts'
import { rowId } from '#shared/row-id.ts'
import { typedDay } from '#shared/typed-day.ts'
import { typedText } from '#shared/written.ts'
import { audiences, hasOptions, questionKinds, surveyStates } from './survey.kinds.ts'

const MAX_QUESTIONS = 30
const MAX_OPTIONS = 20

export const SurveyQuestionInput = z
  .object({
    kind: z.enum(questionKinds),
    text: typedText().min(1).max(200),
    required: z.boolean().default(false),
    /** Of single and multiple choice; ignored for other kinds. */
    options: z.array(typedText().min(1).max(120)).max(MAX_OPTIONS).default([]),
  })
  .transform((question) => ({ ...question, options: hasOptions(question.kind) ? question.options : [] }))
  .superRefine(({ kind, options }, issues) => {
    const say = (message: string) => issues.addIssue({ code: 'custom', path: ['options'], message })
    if (hasOptions(kind) && options.length < 2) say('Escreva pelo menos duas opções, uma por linha.')
    if (new Set(options.map((option) => option.toLowerCase())).size < options.length)
      say('Há opções repetidas. Deixe cada uma só uma vez.')
  })
export type SurveyQuestionInput = z.infer<typeof SurveyQuestionInput>

export const SurveyFields = z.object({
  title: typedText().min(1).max(120),
  description: typedText().max(500).default(''),
  audience: z.enum(audiences).default('everyone'),
  anonymous: z.boolean(),
  opens_on: typedDay.nullable().default(null),
  closes_on: typedDay.nullable().default(null),
})

const inOrder = ({ opens_on, closes_on }: { opens_on: string | null; closes_on: string | null }) =>
  !opens_on || !closes_on || opens_on <= closes_on
const backwards = { path: ['closes_on'], message: 'O último dia vem antes do primeiro. Troque um dos dois.' }

export const SurveyInput = SurveyFields.extend({
  questions: z.array(SurveyQuestionInput).max(MAX_QUESTIONS).default([]),
}).refine(inOrder, backwards)
export type SurveyInput = z.infer<typeof SurveyInput>

export const SurveyRef = z.object({ id: rowId })
export const SurveyChange = SurveyInput.safeExtend({ ...SurveyRef.shape, opened: Opened })
export type SurveyChange = z.infer<typeof SurveyChange>

export const SurveyFilter = PageInput.extend({
  state: z.enum(surveyStates).optional(),
  order_by: z.enum(['created_at', 'title', 'answers_count']).default('created_at'),
})
export type SurveyFilter = z.infer<typeof SurveyFilter>

export const SurveyQuestion = z.object({
  id: z.number().int(),
  kind: z.enum(questionKinds),
  text: z.string(),
  required: z.boolean(),
  options: z.array(z.string()),
})
export type SurveyQuestion = z.infer<typeof SurveyQuestion>

export const SurveyCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  state: z.enum(surveyStates),
  audience: z.enum(audiences),
  anonymous: z.boolean(),
  opens_on: z.string().nullable(),
  closes_on: z.string().nullable(),
  created_at: z.date(),
  answers_count: z.number().int(),
})
export type SurveyCard = z.infer<typeof SurveyCard>
export const SurveyPage = pageOf(SurveyCard)

export const SurveyDetail = SurveyCard.extend({
  questions: z.array(SurveyQuestion),
  can: z.object({
    /** Questions and anonymity are fixed by the first answer. */
    change_questions: z.boolean(),
    open: z.boolean(),
    close: z.boolean(),
  }),
})
export type SurveyDetail = z.infer<typeof SurveyDetail>
