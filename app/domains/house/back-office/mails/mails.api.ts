import { AppError } from '#platform/errors.ts'
import { anyone, whoCan } from '#platform/procedure.ts'
import { listMails } from './mails.queries.ts'
import { MailFilter, Outbox } from './mails.schemas.ts'

export const mailsApi = {
  list: whoCan('mail.read').get('/v1/back-office/mails', 'Caixa de saída', MailFilter, Outbox, listMails),
  listDemo: anyone.refusing('not_found').get('/v1/back-office/demo-mails', 'Caixa de saída do mundo de demonstração (404 fora dele)', MailFilter, Outbox, (ctx, input) => {
    if (!ctx.env.demo) throw new AppError('not_found')
    return listMails(ctx, input)
  }),
}
