import { sql } from 'drizzle-orm'
import { invalidField } from '#platform/errors.ts'
import { flag, note, order, quietCode, reference, select, text, whole } from '#platform/staff/staff-fields.ts'
import { staffResource } from '#platform/staff/staff-resource.ts'
import { moverWords, waitedForWords } from '../processes/process.words.ts'
import { datesOf } from './due.actions.ts'
import { process_moves, process_statuses } from './process-statuses.table.ts'

export const processStatuses = staffResource(process_statuses, {
  name: 'ProcessStatus',
  subject: 'process_status',
  permission: 'processes.manage',
  path: '/v1/comunidade360/status',
  at: '/admin/comunidade360/status',
  title: 'Status dos processos',
  text: 'Por onde um processo passa. O primeiro ativo é onde ele começa.',
  noun: ['status', 'status'],
  gender: 'o',
  order_by: 'order',
  fields: {
    name: text('Nome', { max: 40 }),
    slug: quietCode('Código', { placeholder: 'documentacao' }),
    client_text: text('O que o cliente lê', { max: 120, placeholder: 'Seu processo está com a médica' }),
    waits_for: select('Espera por', waitedForWords),
    days: {
      ...whole('Prazo', {
        max: 250,
        unit: 'dias úteis',
        help: 'Segunda a sexta, sem os feriados de São Paulo. 0: sem prazo.',
      }),
      initial: 0,
    },
    order: order(),
    closes: { ...flag('Encerra o processo', 'Encerra', 'Segue'), initial: false, sample: () => false },
    active: flag('Em uso', 'Ativo', 'Inativo'),
  },
  rules: (_tx, input, before) => {
    if (before?.processes_count && before.closes !== input.closes)
      throw invalidField('closes', 'Há processos neste status: eles seguem abertos ou encerrados como entraram.')
    return input
  },
  follows: (tx, row) => datesOf(tx, row),
  unique: { slug: 'Já existe um status com esse código. Escolha outro.' },
  uses: {
    processes_count: {
      count: sql<number>`(select count(*)::int from processes p where p.status_id = process_statuses.id)`,
      label: 'Processos',
      noun: ['processo', 'processos'],
      consequence: 'Ficariam sem status.',
    },
    history_count: {
      count: sql<number>`(select count(*)::int from process_history h where h.status_id = process_statuses.id)`,
      label: 'Passagens',
      noun: ['passagem no histórico', 'passagens no histórico'],
      consequence: 'O histórico não se apaga.',
    },
  },
})

const status = (label: string) =>
  reference(label, {
    ...{ table: process_statuses, title: process_statuses.name, by: sql`"order"` },
    gone: 'Esse status não existe mais.',
  })

export const processMoves = staffResource(process_moves, {
  name: 'ProcessPassage',
  subject: 'process_move',
  permission: 'processes.manage',
  path: '/v1/comunidade360/passagem',
  at: '/admin/comunidade360/passagens',
  title: 'Passagens entre status',
  text: 'Quem leva um processo de um status a outro. A administração pode sempre.',
  noun: ['passagem', 'passagens'],
  gender: 'a',
  order_by: 'by',
  fields: {
    by: select('Quem', moverWords),
    from_id: status('De'),
    to_id: status('Para'),
    note: note('Para quê', { max: 120 }),
  },
  unique: { by: 'Essa passagem já está na lista.' },
  within: ['from_id', 'to_id'],
  rules: (_tx, input) => {
    if (input.from_id === input.to_id) throw invalidField('to_id', 'Escolha outro status: este é o de onde se sai.')
    return input
  },
})
