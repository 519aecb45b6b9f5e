import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { social_counters } from '#domains/social/counters/counters.table.ts'
import { saves } from '#domains/social/saves/saves.table.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { plant_cycle_changes, plant_photos, plants } from './plants/plants.table.ts'
import { plant_update_photos, plant_updates } from './updates/updates.table.ts'

const ownPlants = ({ id }: Person) => sql`(select p.id from plants p where p.created_by = ${id})`
const ownUpdates = ({ id }: Person) =>
  sql`(select u.id from plant_updates u join plants p on p.id = u.plant_id where u.created_by = ${id} or p.created_by = ${id})`

export const cultivationPersonalData: PersonalTable[] = [
  {
    table: saves,
    label: 'Salves que outras pessoas deram às suas plantas',
    rows: (person) => and(eq(saves.target, 'plant'), inArray(saves.target_id, ownPlants(person))),
    exported: { not: 'São escolhas de outras pessoas.' },
    erased: 'deleted',
  },
  {
    table: social_counters,
    label: 'Contadores das suas plantas',
    rows: (person) => and(eq(social_counters.target, 'plant'), inArray(social_counters.target_id, ownPlants(person))),
    exported: { not: 'São só números, que a planta já mostra.' },
    erased: 'deleted',
  },
  {
    table: plant_update_photos,
    label: 'Que foto é de que registro',
    tie: true,
    rows: (person) => inArray(plant_update_photos.update_id, ownUpdates(person)),
    exported: { file: 'registros-fotos' },
    erased: 'deleted',
  },
  {
    table: plant_updates,
    label: 'Registros do diário',
    rows: (person) => or(eq(plant_updates.created_by, person.id), inArray(plant_updates.plant_id, ownPlants(person))),
    exported: { file: 'registros', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: plant_cycle_changes,
    label: 'Mudanças de ciclo',
    rows: (person) => inArray(plant_cycle_changes.plant_id, ownPlants(person)),
    exported: { file: 'mudancas-de-ciclo' },
    erased: 'deleted',
  },
  {
    table: plant_cycle_changes,
    label: 'Mudanças de ciclo que você fez nas plantas de outras pessoas',
    rows: (person) =>
      and(
        eq(plant_cycle_changes.created_by, person.id),
        sql`${plant_cycle_changes.plant_id} not in ${ownPlants(person)}`,
      ),
    exported: { file: 'mudancas-de-ciclo-de-outros' },
    erased: { kept: 'São a história da planta de outra pessoa; ficam sem o seu nome.' },
  },
  {
    table: plant_photos,
    label: 'Que foto é de que planta',
    tie: true,
    rows: (person) => inArray(plant_photos.plant_id, ownPlants(person)),
    exported: { file: 'plantas-fotos' },
    erased: 'deleted',
  },
  {
    table: plants,
    label: 'Plantas',
    rows: ({ id }) => eq(plants.created_by, id),
    exported: { file: 'plantas', omit: ['search_text', 'idempotency_key'] },
    erased: 'deleted',
  },
]
