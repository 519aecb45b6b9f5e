import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { invalidField } from '#platform/errors.ts'
import { flag, long, money, note, reference, select, text, told } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { message_types } from '../types/message-types.table.ts'
import { demandNoOpenSend } from '../types/open-sends.rules.ts'
import { demandDiscreet } from './discreet.rules.ts'
import { filled, gapsOf } from './filled.model.ts'
import { templateStateNames } from './template-state.words.ts'
import { whatsapp_templates } from './whatsapp-templates.table.ts'

/** The catalogue of texts that Meta knows. What it says of each is on the page of its state. */
export const whatsappTemplates = staffResource(whatsapp_templates, {
  name: 'WhatsAppTemplate',
  subject: 'whatsapp_template',
  permission: 'messages.manage',
  path: '/v1/whatsapp/template',
  at: '/admin/whatsapp/catalog_messages',
  title: 'Catálogo de mensagens',
  text: 'Os modelos da conta na Meta, com o mesmo nome e o mesmo texto. Só sai o que a Meta aprovou.',
  noun: ['modelo', 'modelos'],
  gender: 'o',
  fields: {
    name: text('Nome na Meta', { max: 512, placeholder: 'aviso_de_manutencao' }),
    type_id: reference('Tipo', { table: message_types, title: message_types.name, gone: 'Escolha um tipo da lista.' }),
    language: select('Idioma', { pt_BR: 'Português (Brasil)', en: 'Inglês', es: 'Espanhol' }),
    body: long('Texto', { max: 1024, help: '{{1}} é o apelido de quem recebe; {{2}}, as palavras de cada envio.' }),
    price: money('Custo de cada uma', { max: 10_000 }),
    active: flag('Pode ser enviado', 'Ativo', 'Inativo', { help: 'Sai só depois que a Meta aprovar.' }),
    state: told(select('Na Meta', templateStateNames)),
    reason: told({ ...note('O que a Meta disse'), output: z.string().nullable() }),
  },
  unique: { name: 'Já existe um modelo com esse nome neste idioma.' },
  within: ['language'],
  uses: {
    sends_count: {
      count: sql<number>`(select count(*)::int from message_sends s where s.template_id = whatsapp_templates.id)`,
      label: 'Envios',
      noun: ['envio', 'envios'],
      consequence: 'Guardam o que foi enviado.',
    },
  },
  pages: [{ label: 'Situação na Meta', path: 'situacao' }],
  next: 'situacao',
  rules: async (tx, input, before) => {
    if (!/^[a-z0-9_]+$/.test(input.name))
      throw invalidField('name', 'Use letras minúsculas, números e _, como a Meta pede: aviso_de_manutencao.')
    if (!input.body) throw invalidField('body', 'Escreva o texto do modelo, como está na Meta.')
    const gaps = gapsOf(input.body)
    if (/\{\{|\}\}/.test(filled(input.body, { name: '', text: '' })) || (gaps.includes(2) && !gaps.includes(1)))
      throw invalidField('body', 'Use só {{1}} e {{2}}, e {{2}} só junto com {{1}}.')
    demandDiscreet('body', input.body)
    if (before && before.type_id !== input.type_id)
      await demandNoOpenSend(tx, 'type_id', sql`s.template_id = ${before.id}`)
    const { name, language, body } = before ?? input
    const known = before?.state !== 'draft' && name === input.name && language === input.language
    // What was approved was another text: until Meta is asked again, this one is not.
    if (before && (name !== input.name || language !== input.language || body !== input.body))
      await tx.db
        .update(whatsapp_templates)
        .set({ state: known ? 'differs' : 'draft', reason: null, checked_at: null })
        .where(eq(whatsapp_templates.id, before.id))
    return input
  },
})
