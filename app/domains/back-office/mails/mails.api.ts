import { AppError } from '#platform/errors.ts'
import { anyone, refusing, whoCan } from '#platform/procedure.ts'
import { listMails } from './mails.queries.ts'
import { MailFilter, Outbox } from './mails.schemas.ts'

export const mailsApi = {
  list: whoCan('mail.read')
    .route({ method: 'GET', path: '/v1/back-office/mails', summary: 'Caixa de saída' })
    .input(MailFilter)
    .output(Outbox)
    .handler(({ context, input }) => listMails(context, input)),
  listDemo: refusing(anyone, 'not_found')
    .route({
      method: 'GET',
      path: '/v1/back-office/demo-mails',
      summary: 'Caixa de saída do mundo de demonstração (404 fora dele)',
    })
    .input(MailFilter)
    .output(Outbox)
    .handler(({ context, input }) => {
      if (!context.env.demo) throw new AppError('not_found')
      return listMails(context, input)
    }),
}
