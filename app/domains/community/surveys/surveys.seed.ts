import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { type Chance, chanceOf } from '#world/chance.ts'
import { survey_answer_values, survey_answers } from './answers/answers.table.ts'
import { type DemoSurvey, demoSurveys } from './demo-surveys.seed.ts'
import { barsOf } from './results/results.model.ts'
import { isScale } from './surveys/survey.kinds.ts'
import { type SurveyQuestionRow, survey_questions, surveys } from './surveys/surveys.table.ts'

/** One survey of each state; `people` answer, but for the first, so that there is one to be asked. */
export async function seedDemoSurveys(tx: Context, people: number[]) {
  for (const survey of demoSurveys) await keep(tx, survey, people)
}

async function keep(tx: Context, { questions, answers, closes_in, ...survey }: DemoSurvey, people: number[]) {
  const at = (days: number) => new Date(tx.now().getTime() + days * DAY)
  const closes_on = closes_in === null ? null : dayKey(at(closes_in))
  const last = closes_in !== null && closes_in < 0 ? closes_in : 0
  const [row] = await tx.db
    .insert(surveys)
    .values({ ...survey, closes_on, created_at: at(last - 30) })
    .returning({ id: surveys.id })
  const survey_id = row?.id ?? 0
  const asked = await tx.db
    .insert(survey_questions)
    .values(
      questions.map(({ texts: _, required = false, options = [], ...question }, position) => ({
        ...question,
        ...{ survey_id, position, required, options },
      })),
    )
    .returning()
  const answering = people.slice(0, answers)
  if (!answering.length) return
  const kept = await tx.db
    .insert(survey_answers)
    .values(answering.map((user_id, i) => ({ survey_id, user_id, created_at: at(last - 28 + (26 * i) / answers) })))
    .returning({ id: survey_answers.id })
  const values = kept.flatMap(({ id }) => {
    const chance = chanceOf('survey', survey.slug, id)
    return asked.flatMap((question, i) => {
      const value = answerTo(question, questions[i]?.texts ?? [], chance)
      return value ? [{ ...value, answer_id: id, question_id: question.id }] : []
    })
  })
  await tx.db.insert(survey_answer_values).values(values)
}

type Value = { choices: number[] | null; scale: number | null; text: string | null }

/** Some leave out what they need not answer; marks lean to the upper end, choices to the first options. */
function answerTo(question: SurveyQuestionRow, texts: string[], chance: Chance): Value | null {
  if (!question.required && chance.chance(0.25)) return null
  const nothing = { choices: null, scale: null, text: null }
  if (question.kind === 'text') return texts.length ? { ...nothing, text: chance.pick(texts) } : null
  const values = barsOf(question).map(({ value }) => value)
  if (isScale(question.kind)) {
    const high = values[Math.floor(values.length * Math.sqrt(chance.next()))]
    return { ...nothing, scale: high ?? null }
  }
  const first = values[Math.floor(values.length * chance.next() ** 1.7)] ?? 0
  const more = question.kind === 'multiple' ? values.filter((value) => value !== first && chance.chance(0.3)) : []
  return { ...nothing, choices: [first, ...more].sort((a, b) => a - b) }
}
