import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { invalidField } from '#platform/errors.ts'
import { code, flag, long, order, select, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { isGuide } from '../guides/guide.kinds.ts'
import { help_old_slugs, help_questions } from './help-questions.table.ts'
import { subjectLabels } from './subject.words.ts'

const answer = long('Resposta', {
  max: 4000,
  help: 'Linha em branco separa parágrafos, "- " começa um item e [palavras](/endereco) é um link.',
})

export const helpQuestions = staffResource(help_questions, {
  name: 'HelpQuestion',
  subject: 'help_question',
  permission: 'help.manage',
  path: '/v1/ajuda/staff/pergunta',
  at: '/admin/duvidas',
  title: 'Dúvidas',
  text: 'As perguntas de /duvidas, com a resposta de cada uma. Se ajudaram, diz /admin/duvidas-votos.',
  noun: ['pergunta', 'perguntas'],
  gender: 'a',
  order_by: 'order',
  fields: {
    question: text('Pergunta', { max: 160, placeholder: 'Como sei a hora de regar?' }),
    slug: code('Endereço', {
      max: 80,
      placeholder: 'hora-de-regar',
      help: 'Aparece em /duvidas/… O endereço antigo leva ao novo.',
    }),
    subject: select('Assunto', subjectLabels),
    answer: {
      ...answer,
      input: z.string().trim().min(1, 'Escreva a resposta.').max(4000),
      form: { ...answer.form, required: true, rows: 10 },
      searched: true,
    },
    order: order(),
    active: flag('Aparece na ajuda', 'No ar', 'Escondida'),
  },
  unique: { slug: 'Já existe uma pergunta com esse endereço. Escolha outro.' },
  purge: ['help'],
  rules: async ({ db }, input, before) => {
    if (isGuide(input.slug)) throw invalidField('slug', 'Esse endereço é de um guia. Escolha outro.')
    // An address is of who has it now.
    await db.delete(help_old_slugs).where(eq(help_old_slugs.slug, input.slug))
    if (before && before.slug !== input.slug)
      await db.insert(help_old_slugs).values({ slug: before.slug, question_id: before.id }).onConflictDoNothing()
    return input
  },
})
