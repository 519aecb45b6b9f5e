import { anyone } from '#platform/procedure.ts'
import { sendContact } from './contacts.actions.ts'
import { ContactInput, ContactReceipt } from './contacts.schemas.ts'

export const contactsApi = {
  send: anyone.create('/v1/support/contact', 'Envia uma mensagem para a equipe e responde com o protocolo', ContactInput, ContactReceipt, sendContact),
}
