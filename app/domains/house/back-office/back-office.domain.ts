import type { Domain } from '#domain.ts'
import { auditApi } from './audit/audit.api.ts'
import { deskApi } from './desk/desk.api.ts'
import { healthApi } from './health/health.api.ts'
import { mailsApi } from './mails/mails.api.ts'
import { mailsDesk } from './mails/waiting.queries.ts'
import { managerApi } from './manager/manager.api.ts'
import { numbersApi } from './numbers/numbers.api.ts'

export const backOffice = {
  api: { audit: auditApi, mails: mailsApi, manager: managerApi, desk: deskApi, numbers: numbersApi, health: healthApi },
  desk: mailsDesk,
} satisfies Domain
