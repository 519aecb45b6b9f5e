import { auditApi } from './audit/audit.api.ts'
import { mailsApi } from './mails/mails.api.ts'

export const backOfficeRouter = { audit: auditApi, mails: mailsApi }
