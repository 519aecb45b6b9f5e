import { anyone } from '#platform/procedure.ts'
import { endMails, mailSubscription } from './unsubscribe.actions.ts'
import { MailSubscription, UnsubscribeInput } from './unsubscribe.schemas.ts'

const path = '/v1/notificacoes/mail-subscription' as const

export const unsubscribeApi = {
  show: anyone.refusing('not_found').get(path, 'Se ainda chegam e-mails de avisos, pelo link de um deles', UnsubscribeInput, MailSubscription, mailSubscription),
  end: anyone.refusing('not_found').post(`${path}/end`, 'Encerra os e-mails de avisos, pelo link de um deles', UnsubscribeInput, MailSubscription, endMails),
}
