import { login, refusing } from '#platform/procedure.ts'
import { addDiscord, askWhatsApp, confirmWhatsApp, removeAddress } from './addresses.actions.ts'
import { DiscordInput, NoticeAddress, WhatsAppCode, WhatsAppInput } from './addresses.schemas.ts'

const path = '/v1/notificacoes/address' as const

export const addressesApi = {
  askWhatsApp: refusing(login, 'too_many')
    .route({ method: 'PUT', path: `${path}/whatsapp`, summary: 'Manda um código ao seu WhatsApp' })
    .input(WhatsAppInput)
    .output(NoticeAddress)
    .handler(({ context, input }) => askWhatsApp(context, input)),
  confirmWhatsApp: refusing(login, 'too_many', 'not_found')
    .route({ method: 'POST', path: `${path}/whatsapp/confirm`, summary: 'Confirma o seu WhatsApp com o código' })
    .input(WhatsAppCode)
    .output(NoticeAddress)
    .handler(({ context, input }) => confirmWhatsApp(context, input)),
  addDiscord: refusing(login, 'too_many')
    .route({ method: 'PUT', path: `${path}/discord`, summary: 'Recebe avisos num canal do Discord, pelo webhook' })
    .input(DiscordInput)
    .output(NoticeAddress)
    .handler(({ context, input }) => addDiscord(context, input)),
  removeWhatsApp: login
    .route({ method: 'DELETE', path: `${path}/whatsapp`, summary: 'Para de receber avisos por WhatsApp' })
    .output(NoticeAddress)
    .handler(({ context }) => removeAddress(context, 'whatsapp')),
  removeDiscord: login
    .route({ method: 'DELETE', path: `${path}/discord`, summary: 'Para de receber avisos no Discord' })
    .output(NoticeAddress)
    .handler(({ context }) => removeAddress(context, 'discord')),
}
