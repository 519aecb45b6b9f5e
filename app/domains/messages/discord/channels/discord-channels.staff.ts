import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { flag, note, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { discord_channels } from './discord-channels.table.ts'

const snowflake = {
  ...text('Número do canal', { help: 'No Discord, com o modo de desenvolvedor: botão direito no canal, Copiar ID.' }),
  input: z
    .string()
    .trim()
    .regex(/^\d{15,21}$/, 'Cole o número do canal, de 15 a 21 dígitos.'),
  sample: (n: number) => `90000000000000000${n}`,
}

/** The channels of the site's server. */
export const discordChannels = staffResource(discord_channels, {
  name: 'DiscordChannel',
  subject: 'discord_channel',
  permission: 'messages.manage',
  path: '/v1/discord/channel',
  at: '/admin/discord/channels',
  title: 'Canais do Discord',
  text: 'Onde o robô do site escreve, um canal por assunto. Ele precisa poder enviar mensagens ali.',
  noun: ['canal', 'canais'],
  gender: 'o',
  fields: {
    name: text('Nome'),
    topic: note('Assunto', { max: 200 }),
    snowflake,
    active: flag('Recebe mensagens', 'Ativo', 'Inativo'),
  },
  unique: { snowflake: 'Esse canal já está na lista.' },
  uses: {
    posts_count: {
      count: sql<number>`(select count(*)::int from message_recipients r where r.discord_channel_id = discord_channels.id)`,
      label: 'Mensagens',
      noun: ['mensagem', 'mensagens'],
      consequence: 'Guardam o que foi enviado.',
    },
    sends_count: {
      count: sql<number>`(select count(*)::int from message_sends s
        where s.state <> 'done' and s.audience->'channel_ids' @> to_jsonb(discord_channels.id))`,
      label: 'Por sair',
      noun: ['envio por terminar', 'envios por terminar'],
      consequence: 'Iriam também para cá.',
    },
  },
})
