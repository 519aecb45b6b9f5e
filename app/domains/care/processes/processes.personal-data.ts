import { eq, or, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { unsealText } from '#platform/seal.ts'
import { process_notes } from './notes/process-notes.table.ts'
import { process_payments } from './payments/process-payments.table.ts'
import { processPlace } from './processes/processes.queries.ts'
import {
  process_history,
  process_members,
  process_openings,
  process_shares,
  processes,
} from './processes/processes.table.ts'
import { care_professionals } from './professionals/care-professionals.table.ts'
import { care_settings } from './settings/care-settings.table.ts'
import { process_share_requests } from './sharing/share-requests.table.ts'

/** Lei 13.787/2018, art. 6, and the legal claims of LGPD, art. 16. */
const KEPT =
  'O prontuário de um processo fica guardado por 20 anos, como a Lei 13.787/2018 manda, cifrado e sem o seu nome na conta.'

const unnamed = (id: number) =>
  Object.fromEntries(
    (['adv_pattern_id', 'adv_secoundary_id', 'medico_id', 'eng_agro_id'] as const).map((name) => [
      name,
      sql`nullif(${care_settings[name]}, ${id})`,
    ]),
  )

export const processesPersonalData: PersonalTable[] = [
  {
    table: care_settings,
    label: 'Processos que chegam primeiro a você',
    tie: true,
    rows: ({ id }) =>
      or(
        eq(care_settings.adv_pattern_id, id),
        eq(care_settings.adv_secoundary_id, id),
        eq(care_settings.medico_id, id),
        eq(care_settings.eng_agro_id, id),
      ),
    exported: { not: 'É uma configuração da equipe, que a sua conta só nomeia.' },
    erased: {
      anonymised: ({ id }) => unnamed(id),
      why: 'A configuração da equipe fica, sem você.',
    },
  },
  {
    table: process_notes,
    label: 'Notas que você escreveu em processos',
    rows: ({ id }) => eq(process_notes.user_id, id),
    exported: { not: 'São notas de trabalho sobre outra pessoa, e só a equipe do processo as lê.' },
    erased: { kept: KEPT },
  },
  {
    table: process_openings,
    label: 'O que você abriu de processos de outras pessoas',
    tie: true,
    rows: ({ id }) => eq(process_openings.user_id, id),
    exported: { file: 'comunidade360-aberturas' },
    erased: { kept: 'Quem teve o processo aberto tem o direito de saber por quem.' },
  },
  {
    table: process_shares,
    label: 'O que você deixou cada profissão ler nos seus processos',
    tie: true,
    rows: ({ id }) => sql`${process_shares.process_id} in (select p.id from processes p where p.client_id = ${id})`,
    exported: { file: 'comunidade360-compartilhado' },
    erased: { kept: KEPT },
  },
  {
    table: process_members,
    label: 'Equipes de que você fez parte',
    tie: true,
    rows: ({ id }) => eq(process_members.user_id, id),
    exported: { file: 'comunidade360-equipes' },
    erased: { kept: KEPT },
  },
  {
    table: process_payments,
    label: 'Pagamentos que você confirmou em processos',
    tie: true,
    rows: ({ id }) => eq(process_payments.marked_by, id),
    exported: { file: 'comunidade360-pagamentos-confirmados' },
    erased: { kept: KEPT },
  },
  {
    table: process_share_requests,
    label: 'Acessos que você pediu em processos',
    tie: true,
    rows: ({ id }) => eq(process_share_requests.asked_by, id),
    exported: { file: 'comunidade360-pedidos-de-acesso', omit: ['sealed_reason'] },
    erased: { kept: KEPT },
  },
  {
    table: process_history,
    label: 'Passos de processos que você deu',
    tie: true,
    rows: ({ id }) => eq(process_history.by, id),
    exported: { file: 'comunidade360-passos', omit: ['sealed_reason'] },
    erased: { kept: KEPT },
  },
  {
    table: care_professionals,
    label: 'Seu registro profissional',
    rows: ({ id }) => eq(care_professionals.user_id, id),
    exported: { file: 'comunidade360-registro' },
    erased: { kept: 'O registro de quem atendeu fica com o prontuário, pelo mesmo prazo.' },
  },
  {
    table: processes,
    label: 'Seus processos da Comunidade 360',
    rows: ({ id }) => eq(processes.client_id, id),
    reveal: ({ env }, { sealed_story, ...row }) => ({
      ...row,
      story: unsealText(env.keys, processPlace(Number(row.id)), String(sealed_story)),
    }),
    exported: { file: 'comunidade360-processos', omit: ['idempotency_key'] },
    erased: { kept: KEPT },
  },
]
