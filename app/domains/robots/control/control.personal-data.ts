import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { device_commands } from './commands/device-commands.table.ts'
import { device_mode_versions, device_modes } from './modes/modes.table.ts'
import { mode_proposals } from './proposals/mode-proposals.table.ts'

const ownModes = ({ id }: Person) => sql`(select m.id from ${device_modes} m where m.owner_id = ${id})`

const ownLinks = ({ id }: Person) => sql`(select l.id from device_links l where l.user_id = ${id})`

export const controlPersonalData: PersonalTable[] = [
  {
    table: mode_proposals,
    label: 'Modos propostos aos seus robôs quando as plantas mudaram de fase',
    tie: true,
    rows: (person) => inArray(mode_proposals.link_id, ownLinks(person)),
    exported: { file: 'robos-modos-propostos' },
    erased: 'deleted',
  },
  {
    table: mode_proposals,
    label: 'O que você respondeu sobre modos de robôs de outros',
    tie: true,
    rows: (person) =>
      and(eq(mode_proposals.answered_by, person.id), notInArray(mode_proposals.link_id, ownLinks(person))),
    exported: { file: 'robos-modos-respostas', omit: ['link_id', 'plant_id'] },
    erased: {
      anonymised: () => ({ answered_by: null }),
      why: 'A resposta fica na história do robô, sem dizer de quem foi.',
    },
  },
  {
    table: device_commands,
    label: 'Comandos que você deu a robôs',
    rows: ({ id }) => eq(device_commands.created_by, id),
    exported: { file: 'robos-comandos', omit: ['leased_until', 'attempts'] },
    erased: {
      anonymised: () => ({ created_by: null }),
      why: 'O que o robô fez fica no histórico dele, sem dizer quem pediu.',
    },
  },
  {
    table: device_mode_versions,
    label: 'Versões dos modos que você criou',
    tie: true,
    rows: (person) => inArray(device_mode_versions.mode_id, ownModes(person)),
    exported: { file: 'robos-modos-versoes', omit: ['hash'] },
    erased: 'deleted',
  },
  {
    table: device_mode_versions,
    label: 'Versões que você escreveu para modos de outros',
    tie: true,
    rows: (person) =>
      and(eq(device_mode_versions.created_by, person.id), notInArray(device_mode_versions.mode_id, ownModes(person))),
    exported: { not: 'São modos prontos do site, ou de quem você atendeu como equipe.' },
    erased: {
      anonymised: () => ({ created_by: null }),
      why: 'Os robôs seguem esses modos. Eles ficam, sem o seu nome.',
    },
  },
  {
    table: device_modes,
    label: 'Modos que você criou para robôs',
    rows: ({ id }) => eq(device_modes.owner_id, id),
    exported: { file: 'robos-modos' },
    erased: 'deleted',
  },
]
