import { mailsApi } from './mails/mails.api.ts'

export const backOfficeRouter = { mails: mailsApi }
