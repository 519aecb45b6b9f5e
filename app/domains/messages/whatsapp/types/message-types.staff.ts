import { sql } from 'drizzle-orm'
import { flag, note, quietCode, select, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { categoryNames } from './category.words.ts'
import { message_types } from './message-types.table.ts'
import { demandNoOpenSend } from './open-sends.rules.ts'

/** What messages are for. */
export const messageTypes = staffResource(message_types, {
  name: 'MessageType',
  subject: 'message_type',
  permission: 'messages.manage',
  path: '/v1/whatsapp/type',
  at: '/admin/whatsapp/type_messages',
  title: 'Tipos de mensagem',
  text: 'Para que serve cada mensagem. A categoria decide quem pode receber: quem pediu as do serviço, ou quem pediu novidades.',
  noun: ['tipo', 'tipos'],
  gender: 'o',
  fields: {
    name: text('Nome'),
    slug: quietCode('Código', {
      placeholder: 'manutencao',
      help: 'Só a equipe vê. Em branco, é feito do nome.',
    }),
    category: select('Categoria', categoryNames, { help: 'Qualquer oferta ou convite faz da mensagem uma novidade.' }),
    note: note('Anotação', { max: 300, help: 'Só a equipe vê.' }),
    active: flag('Pode ser enviado', 'Ativo', 'Inativo'),
  },
  unique: { slug: 'Já existe um tipo com esse código. Escolha outro.' },
  uses: {
    templates_count: {
      count: sql<number>`(select count(*)::int from whatsapp_templates t where t.type_id = message_types.id)`,
      label: 'Modelos',
      noun: ['modelo de WhatsApp', 'modelos de WhatsApp'],
      consequence: 'Ficam sem tipo.',
    },
    posts_count: {
      count: sql<number>`(select count(*)::int from discord_messages m where m.type_id = message_types.id)`,
      label: 'No Discord',
      noun: ['mensagem do Discord', 'mensagens do Discord'],
      consequence: 'Ficam sem tipo.',
    },
  },
  rules: async (tx, input, before) => {
    if (before && before.category !== input.category)
      await demandNoOpenSend(tx, 'category', sql`coalesce(t.type_id, m.type_id) = ${before.id}`)
    return input
  },
})
