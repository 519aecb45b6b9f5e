import { staffHolds } from '#tests/staff-holds.ts'
import { helpQuestions } from './help-questions.staff.ts'

staffHolds(helpQuestions, (api) => api.help.staffQuestions)
