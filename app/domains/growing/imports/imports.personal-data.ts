import { eq, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { import_matchings, import_rows, import_things, imports } from './imports/imports.table.ts'

const own = ({ id }: Person) => sql`(select i.id from imports i where i.created_by = ${id})`

export const importsPersonalData: PersonalTable[] = [
  {
    table: import_things,
    label: 'O que cada importação trouxe',
    tie: true,
    rows: (person) => sql`${import_things.import_id} in ${own(person)}`,
    exported: { not: 'As plantas e registros que vieram estão nos arquivos deles.' },
    erased: 'deleted',
  },
  {
    table: import_rows,
    label: 'Linhas dos arquivos que você importou',
    rows: (person) => sql`${import_rows.import_id} in ${own(person)}`,
    exported: { file: 'importacoes-linhas', omit: ['fingerprint'] },
    erased: 'deleted',
  },
  {
    table: imports,
    label: 'Importações',
    rows: ({ id }) => eq(imports.created_by, id),
    exported: { file: 'importacoes' },
    erased: 'deleted',
  },
  {
    table: import_matchings,
    label: 'Como você casou as colunas dos seus arquivos',
    rows: ({ id }) => eq(import_matchings.created_by, id),
    exported: { file: 'importacoes-colunas' },
    erased: 'deleted',
  },
]
