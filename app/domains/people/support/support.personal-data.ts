import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { contact_messages } from './contacts/contacts.table.ts'
import { leads } from './leads/leads.table.ts'
import { ticket_files, ticket_messages } from './tickets/tickets.table.ts'

/** The person's conversations: written signed in, or with their e-mail. */
const own = ({ id, email }: Person) =>
  sql`(select c.id from contact_messages c where c.user_id = ${id} or (c.user_id is null and lower(c.email) = lower(${email})))`

export const supportPersonalData: PersonalTable[] = [
  {
    table: leads,
    label: 'Pedidos de contato por páginas, e o que você aceitou neles',
    rows: ({ id }) => sql`${leads.contact_id} in (select c.id from contact_messages c where c.user_id = ${id})`,
    exported: { file: 'pedidos-de-contato' },
    erased: 'deleted',
  },
  {
    table: leads,
    label: 'Pedidos de contato com o seu e-mail, feitos sem entrar na conta',
    rows: ({ email }) =>
      sql`${leads.contact_id} in (select c.id from contact_messages c where c.user_id is null and lower(c.email) = lower(${email}))`,
    exported: { not: 'Quem pediu não tinha entrado na conta: pode não ter sido você. Está em Atendimento.' },
    erased: 'deleted',
  },
  {
    table: ticket_files,
    label: 'Arquivos de cada mensagem',
    tie: true,
    rows: (person) =>
      sql`${ticket_files.message_id} in (select m.id from ticket_messages m where m.contact_id in ${own(person)})`,
    exported: { file: 'atendimentos-arquivos' },
    erased: 'deleted',
  },
  {
    table: ticket_messages,
    label: 'Conversas com a equipe',
    rows: ({ id }) =>
      sql`${ticket_messages.from} <> 'note' and ${ticket_messages.contact_id} in (select c.id from contact_messages c where c.user_id = ${id})`,
    exported: { file: 'atendimentos', omit: ['user_id', 'idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: ticket_messages,
    label: 'Anotações da equipe nas suas conversas',
    rows: (person) => sql`${ticket_messages.contact_id} in ${own(person)}`,
    exported: { not: 'São notas de trabalho da equipe. Peça pela página de contato.' },
    erased: 'deleted',
  },
  {
    table: ticket_messages,
    label: 'O que você escreveu a outras pessoas como equipe',
    rows: (person) =>
      sql`${ticket_messages.user_id} = ${person.id} and ${ticket_messages.contact_id} not in ${own(person)}`,
    exported: { not: 'São atendimentos de outras pessoas.' },
    erased: {
      anonymised: () => ({ user_id: null }),
      why: 'São atendimentos de outras pessoas e ficam sem o seu nome.',
    },
  },
  {
    table: contact_messages,
    label: 'Atendimentos que você fazia como equipe',
    rows: ({ id }) => eq(contact_messages.assigned_to, id),
    exported: { not: 'São atendimentos de outras pessoas.' },
    erased: {
      anonymised: () => ({ assigned_to: null }),
      why: 'São atendimentos de outras pessoas e voltam para a fila.',
    },
  },
  {
    table: contact_messages,
    label: 'Mensagens para a equipe',
    rows: ({ id }) => eq(contact_messages.user_id, id),
    exported: { file: 'mensagens-para-a-equipe', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: contact_messages,
    label: 'Mensagens com o seu e-mail, enviadas sem entrar na conta',
    rows: ({ email }) => and(isNull(contact_messages.user_id), sql`lower(${contact_messages.email}) = lower(${email})`),
    exported: { not: 'Quem escreveu não tinha entrado na conta: pode não ter sido você. Está em Atendimento.' },
    erased: 'deleted',
  },
]
