import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { store_handovers } from './handover/store-handovers.table.ts'
import { store_log } from './history/store-log.table.ts'
import { store_invites } from './invites/store-invites.table.ts'
import { store_members } from './members/store-members.table.ts'
import { store_messages, store_threads } from './messages/store-messages.table.ts'
import { stores } from './stores/stores.table.ts'

const ownThreads = ({ id }: Person) => sql`(select t.id from store_threads t where t.buyer_id = ${id})`
const ownStores = ({ id }: Person) =>
  sql`(select m.store_id from store_members m where m.user_id = ${id} and m.role = 'owner')`

export const storesPersonalData: PersonalTable[] = [
  {
    table: store_messages,
    label: 'Suas conversas com lojas',
    rows: (person) => inArray(store_messages.thread_id, ownThreads(person)),
    exported: { file: 'lojas-conversas', omit: ['user_id', 'idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: store_messages,
    label: 'O que você respondeu a compradores',
    rows: (person) =>
      and(eq(store_messages.user_id, person.id), sql`${store_messages.thread_id} not in ${ownThreads(person)}`),
    exported: { file: 'lojas-respostas', omit: ['idempotency_key'] },
    erased: {
      anonymised: () => ({ user_id: null }),
      why: 'As respostas são da loja e ficam sem o seu nome, para quem comprou.',
    },
  },
  {
    table: store_threads,
    label: 'Com quais lojas você conversou',
    tie: true,
    rows: ({ id }) => eq(store_threads.buyer_id, id),
    exported: { file: 'lojas-conversas-lista' },
    erased: 'deleted',
  },
  {
    table: store_handovers,
    label: 'Lojas que você ofereceu, ou que ofereceram a você',
    tie: true,
    rows: ({ id }) => or(eq(store_handovers.from_user_id, id), eq(store_handovers.to_user_id, id)),
    exported: { file: 'lojas-ofertas' },
    erased: 'deleted',
  },
  {
    table: store_invites,
    label: 'Convites de lojas para você',
    rows: ({ email }) => sql`${store_invites.email} = lower(${email})`,
    exported: { file: 'lojas-convites', omit: ['token_hash', 'invited_by', 'answered_by'] },
    erased: 'deleted',
  },
  {
    table: store_invites,
    label: 'Convites que você enviou ou respondeu por uma loja',
    tie: true,
    rows: ({ id }) => or(eq(store_invites.invited_by, id), eq(store_invites.answered_by, id)),
    exported: { not: 'Os endereços são de outras pessoas.' },
    erased: {
      anonymised: ({ id }) => ({
        invited_by: sql`nullif(invited_by, ${id})`,
        answered_by: sql`nullif(answered_by, ${id})`,
      }),
      why: 'O convite é da loja e fica sem o seu nome.',
    },
  },
  {
    table: store_log,
    label: 'O que você fez em lojas',
    rows: ({ id }) => eq(store_log.user_id, id),
    exported: { file: 'lojas-historico', omit: ['about_user_id'] },
    erased: {
      anonymised: () => ({ user_id: null }),
      why: 'É o histórico da loja: quem continua precisa dele. Fica sem o seu nome.',
    },
  },
  {
    table: store_log,
    label: 'O que mudou no seu papel em lojas',
    tie: true,
    rows: ({ id }) => eq(store_log.about_user_id, id),
    exported: { file: 'lojas-seus-papeis', omit: ['user_id'] },
    erased: {
      anonymised: () => ({ about_user_id: null }),
      why: 'É o histórico da loja: quem continua precisa dele. Fica sem o seu nome.',
    },
  },
  {
    table: stores,
    label: 'Suas lojas que nunca abriram',
    rows: (person) => and(inArray(stores.id, ownStores(person)), isNull(stores.approved_at)),
    exported: { file: 'lojas-rascunhos', omit: ['idempotency_key', 'search_text'] },
    erased: 'deleted',
  },
  {
    table: stores,
    label: 'Suas lojas',
    rows: (person) => and(inArray(stores.id, ownStores(person)), isNotNull(stores.approved_at)),
    exported: { file: 'lojas', omit: ['idempotency_key', 'search_text'] },
    erased: {
      anonymised: () => ({ state: 'encerrada', email: null, phone: null, logo_id: null, cover_id: null }),
      why: 'A loja fecha. O nome e o CPF ou CNPJ de quem vendeu ficam nos pedidos, porque a lei manda guardar.',
    },
  },
  {
    table: stores,
    label: 'Lojas que você abriu para outra pessoa',
    tie: true,
    rows: (person) => and(eq(stores.created_by, person.id), sql`${stores.id} not in ${ownStores(person)}`),
    exported: { not: 'Hoje são de outra pessoa.' },
    erased: { kept: 'Hoje são de outra pessoa. Fica só um número interno, sem o seu nome.' },
  },
  {
    table: store_members,
    label: 'Lojas em que você trabalha',
    tie: true,
    rows: ({ id }) => eq(store_members.user_id, id),
    exported: { file: 'lojas-papeis' },
    erased: 'deleted',
  },
]
