import { flag, long, order, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { chat_faqs } from './chat-faqs.table.ts'

export const chatFaqs = staffResource(chat_faqs, {
  name: 'ChatFaq',
  subject: 'chat_faq',
  permission: 'processes.manage',
  path: '/v1/chat/faq',
  at: '/admin/comunidade360/faqs-chat',
  title: 'Perguntas do chat',
  text: 'Respostas prontas, à mão na conversa de cada processo.',
  noun: ['pergunta', 'perguntas'],
  gender: 'a',
  order_by: 'order',
  fields: {
    question: text('Pergunta', { max: 120 }),
    answer: { ...long('Resposta', { max: 2000 }), form: { ...long('Resposta', { max: 2000 }).form, required: true } },
    order: order(),
    active: flag('Aparece no chat', 'Aparece', 'Escondida'),
  },
  unique: { question: 'Essa pergunta já está na lista.' },
})
