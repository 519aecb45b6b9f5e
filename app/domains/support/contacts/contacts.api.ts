import { anyone } from '#platform/procedure.ts'
import { sendContact } from './contacts.actions.ts'
import { ContactInput, ContactReceipt } from './contacts.schemas.ts'

export const contactsApi = {
  send: anyone
    .route({
      method: 'POST',
      path: '/v1/support/contact',
      successStatus: 201,
      summary: 'Envia uma mensagem para a equipe e responde com o protocolo',
    })
    .input(ContactInput)
    .output(ContactReceipt)
    .handler(({ context, input }) => sendContact(context, input)),
}
