import { sql } from 'drizzle-orm'
import { demandDiscreet, demandNoOpenSend } from '#domains/messages/whatsapp/index.ts'
import { message_types } from '#domains/messages/whatsapp/types/message-types.table.ts'
import { invalidField } from '#platform/errors.ts'
import { flag, long, reference, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { discord_messages } from './discord-messages.table.ts'

/** Texts for Discord. */
export const discordMessages = staffResource(discord_messages, {
  name: 'DiscordMessage',
  subject: 'discord_message',
  permission: 'messages.manage',
  path: '/v1/discord/message',
  at: '/admin/discord/messages',
  title: 'Mensagens do Discord',
  text: 'Textos prontos para os canais do site e para os webhooks de quem pediu. Ninguém é marcado.',
  noun: ['mensagem', 'mensagens'],
  gender: 'a',
  fields: {
    name: text('Nome', { help: 'Só a equipe vê.' }),
    type_id: reference('Tipo', { table: message_types, title: message_types.name, gone: 'Escolha um tipo da lista.' }),
    body: long('Texto', { help: 'Até 2.000 letras. {{2}} são as palavras de cada envio.' }),
    active: flag('Pode ser enviada', 'Ativa', 'Inativa'),
  },
  uses: {
    sends_count: {
      count: sql<number>`(select count(*)::int from message_sends s where s.message_id = discord_messages.id)`,
      label: 'Envios',
      noun: ['envio', 'envios'],
      consequence: 'Guardam o que foi enviado.',
    },
  },
  rules: async (tx, input, before) => {
    if (!input.body) throw invalidField('body', 'Escreva o texto da mensagem.')
    if (input.body.replaceAll('{{2}}', '').includes('{{'))
      throw invalidField('body', 'Num canal todos leem: use só {{2}}, sem o apelido.')
    demandDiscreet('body', input.body)
    if (before && before.type_id !== input.type_id)
      await demandNoOpenSend(tx, 'type_id', sql`s.message_id = ${before.id}`)
    return input
  },
})
