import { login } from '#platform/procedure.ts'
import { addDiscord, askCodeAgain, askWhatsApp, confirmWhatsApp, removeAddress } from './addresses.actions.ts'
import { DiscordInput, NoticeAddress, WhatsAppCode, WhatsAppInput } from './addresses.schemas.ts'

const path = '/v1/notificacoes/address' as const

export const addressesApi = {
  askWhatsApp: login.refusing('too_many').put(`${path}/whatsapp`, 'Manda um código ao seu WhatsApp', WhatsAppInput, NoticeAddress, askWhatsApp),
  askCodeAgain: login.refusing('too_many', 'not_found').post(`${path}/whatsapp/code`, 'Manda outro código ao seu WhatsApp', NoticeAddress, askCodeAgain),
  confirmWhatsApp: login.refusing('too_many', 'not_found').post(`${path}/whatsapp/confirm`, 'Confirma o seu WhatsApp com o código', WhatsAppCode, NoticeAddress, confirmWhatsApp),
  addDiscord: login.refusing('too_many').put(`${path}/discord`, 'Recebe avisos num canal do Discord, pelo webhook', DiscordInput, NoticeAddress, addDiscord),
  removeWhatsApp: login.delete(`${path}/whatsapp`, 'Para de receber avisos por WhatsApp', NoticeAddress, (ctx) => removeAddress(ctx, 'whatsapp')),
  removeDiscord: login.delete(`${path}/discord`, 'Para de receber avisos no Discord', NoticeAddress, (ctx) => removeAddress(ctx, 'discord')),
}
