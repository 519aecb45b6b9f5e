import type { Domain } from '#domain.ts'
import { careAnswers } from './answers/care-answers.staff.ts'
import { chatFaqs } from './faqs/chat-faqs.staff.ts'
import { chatApi } from './messages/chat.api.ts'
import { unreadMailJobs } from './messages/unread-mail.jobs.ts'
import { processChatPersonalData } from './process-chat.personal-data.ts'

export const processChat = {
  api: { chat: chatApi, answers: careAnswers.calls, faqs: chatFaqs.calls },
  staff: [chatFaqs, careAnswers],
  jobs: unreadMailJobs,
  personalData: processChatPersonalData,
} satisfies Domain
