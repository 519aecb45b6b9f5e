import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { device_commands } from './commands/device-commands.table.ts'
import { device_mode_versions, device_modes } from './modes/modes.table.ts'

const ownModes = ({ id }: Person) => sql`(select m.id from ${device_modes} m where m.owner_id = ${id})`

export const controlPersonalData: PersonalTable[] = [
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
