import { eq, inArray, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { activity_types } from './activities/activity-types.table.ts'
import type { Measures } from './activities/metric.kinds.ts'
import { measuresAsTyped } from './measures/typed-measures.model.ts'
import { update_doses, update_photos, update_versions, updates } from './updates/updates.table.ts'

const ownUpdates = ({ id }: Person) =>
  sql`(select u.id from updates u left join plants p on p.id = u.plant_id left join spaces s on s.id = u.space_id
    where u.created_by = ${id} or p.created_by = ${id} or (u.plant_id is null and s.created_by = ${id}))`

export const journalPersonalData: PersonalTable[] = [
  {
    table: update_photos,
    label: 'Fotos das atualizações',
    tie: true,
    rows: (person) => inArray(update_photos.update_id, ownUpdates(person)),
    exported: { file: 'registros-fotos' },
    erased: 'deleted',
  },
  {
    table: update_doses,
    label: 'Doses das atualizações',
    tie: true,
    rows: (person) => inArray(update_doses.update_id, ownUpdates(person)),
    exported: { file: 'registros-doses' },
    erased: 'deleted',
  },
  {
    table: update_versions,
    label: 'Versões anteriores das atualizações',
    rows: (person) => inArray(update_versions.update_id, ownUpdates(person)),
    exported: { file: 'registros-versoes' },
    erased: 'deleted',
  },
  {
    table: updates,
    label: 'Atualizações do diário',
    rows: (person) => inArray(updates.id, ownUpdates(person)),
    // What is stored is reckoned with: 1,5 L stands there as 1500, which nobody would read as millilitres.
    reveal: (_ctx, row) => ({ ...row, measures: measuresAsTyped(row.measures as Measures) }),
    exported: { file: 'registros', omit: ['act_key'] },
    erased: 'deleted',
  },
  {
    table: activity_types,
    label: 'Atividades próprias',
    rows: ({ id }) => eq(activity_types.created_by, id),
    exported: { file: 'atividades' },
    erased: 'deleted',
  },
]
