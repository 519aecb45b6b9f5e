import type { Domain } from '#domain.ts'
import { auditApi } from './audit/audit.api.ts'
import { mailsApi } from './mails/mails.api.ts'
import { managerApi } from './manager/manager.api.ts'

export const backOffice = {
  api: { audit: auditApi, mails: mailsApi, manager: managerApi },
} satisfies Domain
