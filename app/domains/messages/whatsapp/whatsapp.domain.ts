import type { Domain } from '#domain.ts'
import { templatesApi } from './templates/templates.api.ts'
import { whatsappTemplates } from './templates/whatsapp-templates.staff.ts'
import { messageTypes } from './types/message-types.staff.ts'
import { whatsappCron, whatsappJobs } from './whatsapp.jobs.ts'
import { whatsappPersonalData } from './whatsapp.personal-data.ts'
import { whatsappSubscribers } from './whatsapp.subscribers.ts'

export const whatsapp = {
  api: { types: messageTypes.calls, templates: templatesApi },
  staff: [messageTypes, whatsappTemplates],
  jobs: whatsappJobs,
  cron: whatsappCron,
  subscribers: whatsappSubscribers,
  personalData: whatsappPersonalData,
} satisfies Domain
