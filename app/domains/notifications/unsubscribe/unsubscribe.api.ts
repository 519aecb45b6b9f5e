import { anyone, refusing } from '#platform/procedure.ts'
import { endMails, mailSubscription } from './unsubscribe.actions.ts'
import { MailSubscription, UnsubscribeInput } from './unsubscribe.schemas.ts'

const path = '/v1/notificacoes/mail-subscription' as const

export const unsubscribeApi = {
  show: refusing(anyone, 'not_found')
    .route({ method: 'GET', path, summary: 'Se ainda chegam e-mails de avisos, pelo link de um deles' })
    .input(UnsubscribeInput)
    .output(MailSubscription)
    .handler(({ context, input }) => mailSubscription(context, input)),
  end: refusing(anyone, 'not_found')
    .route({ method: 'POST', path: `${path}/end`, summary: 'Encerra os e-mails de avisos, pelo link de um deles' })
    .input(UnsubscribeInput)
    .output(MailSubscription)
    .handler(({ context, input }) => endMails(context, input)),
}
