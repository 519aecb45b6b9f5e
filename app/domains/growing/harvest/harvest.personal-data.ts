import { eq, inArray, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { jar_entries, jars } from './jars/jars.table.ts'

const ownJars = ({ id }: Person) => sql`(select j.id from jars j where j.created_by = ${id})`

export const harvestPersonalData: PersonalTable[] = [
  {
    table: jar_entries,
    label: 'O que você anotou dos potes de cura',
    rows: (person) => inArray(jar_entries.jar_id, ownJars(person)),
    exported: { file: 'potes-anotacoes', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: jars,
    label: 'Potes de cura',
    rows: ({ id }) => eq(jars.created_by, id),
    exported: { file: 'potes', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
]
