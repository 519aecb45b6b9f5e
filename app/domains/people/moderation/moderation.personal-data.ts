import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { moderation_appeals, moderation_cases, moderation_entries, moderation_reports } from './cases/cases.table.ts'

const asTeam = 'São decisões da moderação, sobre coisas de outras pessoas.'
const stays = 'São decisões da moderação e ficam sem o seu nome.'

export const moderationPersonalData: PersonalTable[] = [
  {
    table: moderation_appeals,
    label: 'Recursos que você fez à moderação',
    rows: ({ id }) =>
      sql`${moderation_appeals.case_id} in (select c.id from moderation_cases c where c.author_id = ${id})`,
    exported: { file: 'recursos', omit: ['decided_by'] },
    erased: { anonymised: () => ({ text: '' }), why: 'Fica só a decisão, sem o que você escreveu.' },
  },
  {
    table: moderation_appeals,
    label: 'Recursos que você decidiu como moderação',
    rows: ({ id }) => eq(moderation_appeals.decided_by, id),
    exported: { not: asTeam },
    erased: { anonymised: () => ({ decided_by: null }), why: stays },
  },
  {
    table: moderation_entries,
    label: 'O que você anotou como moderação',
    rows: ({ id }) => eq(moderation_entries.user_id, id),
    exported: { not: asTeam },
    erased: { anonymised: () => ({ user_id: null }), why: stays },
  },
  {
    table: moderation_reports,
    label: 'Denúncias que você fez',
    rows: ({ id }) => eq(moderation_reports.reporter_id, id),
    exported: { file: 'denuncias' },
    erased: {
      anonymised: () => ({ reporter_id: null }),
      why: 'Ficam sem o seu nome, para a moderação responder pelo que decidiu.',
    },
  },
  {
    table: moderation_cases,
    label: 'Casos que você assumiu como moderação',
    rows: ({ id }) => eq(moderation_cases.assigned_to, id),
    exported: { not: asTeam },
    erased: { anonymised: () => ({ assigned_to: null }), why: stays },
  },
  {
    table: moderation_cases,
    label: 'Casos que você decidiu como moderação',
    rows: ({ id }) => eq(moderation_cases.decided_by, id),
    exported: { not: asTeam },
    erased: { anonymised: () => ({ decided_by: null }), why: stays },
  },
  {
    table: moderation_cases,
    label: 'Decisões da moderação sobre o que você publicou',
    rows: ({ id }) => sql`${moderation_cases.author_id} = ${id} and ${moderation_cases.state} = 'decidida'`,
    exported: { file: 'moderacao', omit: ['assigned_to', 'decided_by', 'undo', 'reports_count', 'last_reported_at'] },
    erased: {
      anonymised: () => ({ author_id: null, seen_title: '', seen_text: '', seen_url: '', undo: null }),
      why: 'Fica só a decisão, sem o seu nome e sem o que você publicou.',
    },
  },
  {
    table: moderation_cases,
    label: 'Denúncias em análise sobre o que você publicou',
    rows: ({ id }) => eq(moderation_cases.author_id, id),
    exported: { not: 'A moderação ainda não decidiu. Quando decidir, você recebe um aviso.' },
    erased: {
      anonymised: () => ({ author_id: null, seen_title: '', seen_text: '', seen_url: '' }),
      why: 'Fica só o registro, sem o seu nome e sem o que você publicou.',
    },
  },
]
