import { z } from 'zod'
import type { FormValues } from '#ui/form/form-context.ts'
import { questionKinds } from './survey.kinds.ts'
import { type SurveyDetail, SurveyFields, SurveyQuestionInput } from './surveys.schemas.ts'

/** A row of the form: options one per line, its place as a number. A row without text is no question. */
const Row = z
  .object({
    order: z.number().optional(),
    kind: z.enum(questionKinds).default('single'),
    text: z.string().optional(),
    required: z.boolean().default(false),
    options: z.string().optional(),
  })
  .transform(({ order, ...row }, issues) => {
    if (!row.text?.trim()) return null
    const options = (row.options ?? '').split('\n').filter((line) => line.trim())
    const question = SurveyQuestionInput.safeParse({ ...row, options })
    if (question.success) return { order: order ?? Number.POSITIVE_INFINITY, question: question.data }
    // Of a list of options: beside their one field.
    for (const { message, path } of question.error.issues)
      issues.addIssue({ code: 'custom', message, path: path.slice(0, 1) })
    return z.NEVER
  })

export const SurveyForm = SurveyFields.extend({
  questions: z.array(Row).max(40).default([]),
  /** The questions are not in the form: they stay. */
  keep_questions: z.boolean().default(false),
})

type Rows = z.output<typeof SurveyForm>['questions']

/** The questions in the order of their numbers; equal ones as they stand. */
export const questionsOf = (rows: Rows): SurveyQuestionInput[] =>
  rows
    .flatMap((row) => row ?? [])
    .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order))
    .map(({ question }) => question)

/** Empty rows at the end, also without scripts. */
const SPARE = 2

/** How many rows the form shows: those of the survey, those typed before a refusal, and some more. */
export function rowCount(survey: Pick<SurveyDetail, 'questions'> | null, typed: FormValues = {}) {
  const sent = Object.keys(typed).flatMap((name) => name.match(/^questions\[(\d+)\]\.text$/)?.[1] ?? [])
  return Math.max((survey?.questions.length ?? 0) + SPARE, ...sent.map((index) => Number(index) + 1))
}

export function valuesOf({ questions, ...survey }: SurveyDetail): FormValues {
  const { title, description, audience, anonymous, opens_on, closes_on } = survey
  const rows = questions.flatMap(({ kind, text, required, options }, i) => [
    [`questions[${i}].kind`, kind],
    [`questions[${i}].text`, text],
    [`questions[${i}].required`, required ? 'true' : ''],
    [`questions[${i}].options`, options.join('\n')],
    [`questions[${i}].order`, i + 1],
  ])
  return { title, description, audience, anonymous, opens_on, closes_on, ...Object.fromEntries(rows) }
}
