import { z } from 'zod'
import { professionWords } from '#domains/care/processes/processes/process.words.ts'
import { invalidField } from '#platform/errors.ts'
import { long, select, text } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { answerPlaces, unknownPlaces } from './answer-text.model.ts'
import { care_answers } from './care-answers.table.ts'

const answer = long('Texto', {
  max: 3000,
  help: 'Na conversa, {cliente} vira o primeiro nome, {status} o status, {faltam} os documentos da profissão que faltam.',
})

export const careAnswers = staffResource(care_answers, {
  name: 'CareAnswer',
  subject: 'care_answer',
  permission: 'processes.manage',
  path: '/v1/comunidade360/resposta',
  at: '/admin/comunidade360/respostas',
  title: 'Respostas prontas',
  text: 'O que cada profissão escreve muitas vezes, à mão na conversa. Quem usa ainda muda o texto antes de enviar.',
  noun: ['resposta', 'respostas'],
  gender: 'a',
  fields: {
    name: text('Nome', { placeholder: 'Documentos que faltam' }),
    profession: select('De quem', {
      todos: 'Todas as profissões',
      advogado: professionWords.advogado.label,
      medico: professionWords.medico.label,
      'engenheiro-agronomo': professionWords['engenheiro-agronomo'].label,
    }),
    text: {
      ...answer,
      input: z.string().trim().min(1, 'Escreva a resposta.').max(3000),
      form: { ...answer.form, required: true },
    },
  },
  unique: { name: 'Já existe uma resposta com esse nome. Escolha outro.' },
  rules: (_tx, input) => {
    const [unknown] = unknownPlaces(input.text, answerPlaces)
    if (unknown) throw invalidField('text', `Não conhecemos ${unknown}. Use {cliente}, {status} ou {faltam}.`)
    return input
  },
})
