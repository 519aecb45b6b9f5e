import { Nothing, whoCan } from '#platform/procedure.ts'
import { endSend, sendAgain, startSend, stopSend, trySend } from '../running/steer-send.actions.ts'
import { previewSend } from './preview.queries.ts'
import { changeDiscordSend, changeWhatsAppSend, createDiscordSend, createWhatsAppSend, removeSend } from './sends.actions.ts'
import { listRecipients, listSends, sendOptions, showSend } from './sends.queries.ts'
import {
  AgainInput,
  DiscordSendChange,
  DiscordSendInput,
  PreviewFilter,
  RecipientFilter,
  SendDetail,
  SendFilter,
  SendOptions,
  SendPage,
  SendPreview,
  SendRecipientPage,
  SendRef,
  SendStart,
  WentAgain,
  WhatsAppSendChange,
  WhatsAppSendInput,
} from './sends.schemas.ts'

const team = whoCan('messages.manage')
const all = '/v1/messages/send' as const
const one = `${all}/{id}` as const

export const sendsApi = {
  options: team.get('/v1/messages/send-options', 'De que um envio pode ser feito', SendOptions, sendOptions),
  list: team.get(all, 'Envios por WhatsApp e Discord', SendFilter, SendPage, listSends),
  show: team.get(one, 'Um envio, com o andamento', SendRef, SendDetail, (ctx, { id }) => showSend(ctx, id)),
  preview: team.get(`${one}/preview`, 'Quem vai receber o quê, quando, por qual canal, a que custo', PreviewFilter, SendPreview, previewSend),
  recipients: team.get(`${one}/recipient`, 'Quem recebe um envio, e o que houve com cada mensagem', RecipientFilter, SendRecipientPage, listRecipients),
  createWhatsApp: team.create('/v1/messages/whatsapp-send', 'Novo envio por WhatsApp, em rascunho', WhatsAppSendInput, SendDetail, createWhatsAppSend),
  createDiscord: team.create('/v1/messages/discord-send', 'Novo envio no Discord, em rascunho', DiscordSendInput, SendDetail, createDiscordSend),
  changeWhatsApp: team.refusing('conflict').put('/v1/messages/whatsapp-send/{id}', 'Muda um rascunho por WhatsApp', WhatsAppSendChange, SendDetail, changeWhatsAppSend),
  changeDiscord: team.refusing('conflict').put('/v1/messages/discord-send/{id}', 'Muda um rascunho no Discord', DiscordSendChange, SendDetail, changeDiscordSend),
  remove: team.refusing('conflict').delete(one, 'Apaga um rascunho', SendRef, Nothing, (ctx, { id }) => removeSend(ctx, id)),
  trial: team.refusing('conflict', 'too_many').post(`${one}/trial`, 'Manda só para quem pede, para ver', SendRef, SendDetail, (ctx, { id }) => trySend(ctx, id)),
  start: team.refusing('conflict').post(`${one}/start`, 'Começa um envio, ou continua um que parou', SendStart, SendDetail, (ctx, input) => startSend(ctx, input)),
  stop: team.post(`${one}/stop`, 'Para um envio no meio', SendRef, SendDetail, (ctx, { id }) => stopSend(ctx, id)),
  end: team.refusing('conflict').post(`${one}/end`, 'Encerra um envio parado, sem mandar o resto', SendRef, SendDetail, (ctx, { id }) => endSend(ctx, id)),
  again: team.refusing('conflict').post(`${one}/again`, 'Manda de novo o que falhou', AgainInput, WentAgain, sendAgain),
}
