import { inArray, sql } from 'drizzle-orm'
import { ownPlants } from '#domains/garden/garden/index.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { problem_cases, problem_entries, problem_photos } from './cases/cases.table.ts'

const ownCases = (person: Person) =>
  sql`(select c.id from problem_cases c where c.created_by = ${person.id} or c.plant_id in ${ownPlants(person)})`
const ownEntries = (person: Person) =>
  sql`(select e.id from problem_entries e where e.created_by = ${person.id} or e.case_id in ${ownCases(person)})`

export const problemsPersonalData: PersonalTable[] = [
  {
    table: problem_photos,
    label: 'Fotos dos casos de problemas',
    tie: true,
    rows: (person) => inArray(problem_photos.entry_id, ownEntries(person)),
    exported: { file: 'problemas-fotos' },
    erased: 'deleted',
  },
  {
    table: problem_entries,
    label: 'O que você anotou dos problemas das plantas',
    rows: (person) => inArray(problem_entries.id, ownEntries(person)),
    exported: { file: 'problemas-anotacoes', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: problem_cases,
    label: 'Casos de pragas, doenças e carências',
    rows: (person) => inArray(problem_cases.id, ownCases(person)),
    exported: { file: 'problemas', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
]
