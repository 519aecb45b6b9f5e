import { sql } from 'drizzle-orm'
import { boolean, date, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, ref } from '#platform/database/columns.ts'
import { audiences, questionKinds, surveyStates } from './survey.kinds.ts'

export const surveys = pgTable(
  'surveys',
  {
    id: identity(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    state: text({ enum: surveyStates }).notNull().default('draft'),
    audience: text({ enum: audiences }).notNull().default('everyone'),
    /** Staff never reads who answered. */
    anonymous: boolean().notNull(),
    /** First and last day on which an open one is asked; none: from opening to closing. */
    opens_on: date(),
    closes_on: date(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('surveys_slug').on(t.slug), index('surveys_open').on(t.id).where(sql`state = 'open'`)],
)
export type Survey = typeof surveys.$inferSelect

export const survey_questions = pgTable(
  'survey_questions',
  {
    id: identity(),
    survey_id: ref(() => surveys.id, 'cascade'),
    position: smallint().notNull(),
    kind: text({ enum: questionKinds }).notNull(),
    text: text().notNull(),
    required: boolean().notNull(),
    /** Of single and multiple choice, in order; answers hold their positions. */
    options: text().array().notNull(),
  },
  (t) => [uniqueIndex('survey_questions_position').on(t.survey_id, t.position)],
)
export type SurveyQuestionRow = typeof survey_questions.$inferSelect
