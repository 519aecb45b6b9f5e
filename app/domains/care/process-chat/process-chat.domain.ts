import type { Domain } from '#domain.ts'
import { chatFaqs } from './faqs/chat-faqs.staff.ts'
import { chatApi } from './messages/chat.api.ts'
import { unreadMailJobs } from './messages/unread-mail.jobs.ts'
import { processChatPersonalData } from './process-chat.personal-data.ts'

export const processChat = {
  api: { chat: chatApi, faqs: chatFaqs.calls },
  staff: [chatFaqs],
  jobs: unreadMailJobs,
  personalData: processChatPersonalData,
} satisfies Domain
