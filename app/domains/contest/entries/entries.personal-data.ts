import { eq, sql } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { cup_entries, cup_entry_photos } from './entries/cup-entries.table.ts'

export const entriesPersonalData: PersonalTable[] = [
  {
    table: cup_entry_photos,
    label: 'Fotos de redondos',
    tie: true,
    rows: ({ id }) => sql`${cup_entry_photos.entry_id} in (select e.id from ${cup_entries} e where e.user_id = ${id})`,
    exported: { not: 'Estão no diário da planta, e a prova de cada redondo diz quais são.' },
    erased: 'deleted',
  },
  {
    table: cup_entries,
    label: 'Redondos na copa',
    rows: ({ id }) => eq(cup_entries.user_id, id),
    // Who knows the number of their redondo could tell it to the bench.
    exported: { file: 'redondos-da-copa', omit: ['blind_number'] },
    erased: {
      anonymised: () => ({ user_id: null, plant_id: null, title: 'Redondo de quem saiu', report: '', shown: {} }),
      why: 'Os votos e notas de outras pessoas apontam para o redondo; fica o número dele e a prova com que entrou, sem nome, fotos, nem texto.',
    },
  },
]
