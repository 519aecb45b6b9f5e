import type { Domain } from '#domain.ts'
import { helpPersonalData } from './help.personal-data.ts'
import { helpApi } from './questions/help.api.ts'
import { findHelp } from './questions/help.queries.ts'
import { helpQuestions } from './questions/help-questions.staff.ts'
import { helpVotesApi } from './votes/help-votes.api.ts'

export const help = {
  api: { questions: helpApi, votes: helpVotesApi, staffQuestions: helpQuestions.calls },
  staff: [helpQuestions],
  personalData: helpPersonalData,
  finders: { help: findHelp },
  publishedTexts: [`select concat_ws(' ', question, answer) as text from help_questions where active`],
} satisfies Domain
