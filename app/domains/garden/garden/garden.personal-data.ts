import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { plant_stuffs } from './plants/plant-stuffs.table.ts'
import { plant_cycle_changes, plant_photos, plant_places, plants } from './plants/plants.table.ts'
import { space_photos, space_stuffs, spaces } from './spaces/spaces.table.ts'
import { closed_stuff_types } from './stuffs/stuff-types.table.ts'
import { stuff_photos, stuffs } from './stuffs/stuffs.table.ts'

/** Ids of a person's plants, for registries of other domains that reference them. */
export const ownPlants = ({ id }: Person) => sql`(select p.id from plants p where p.created_by = ${id})`
export const ownSpaces = ({ id }: Person) => sql`(select s.id from spaces s where s.created_by = ${id})`
const ownStuffs = ({ id }: Person) => sql`(select i.id from stuffs i where i.created_by = ${id})`

export const gardenPersonalData: PersonalTable[] = [
  {
    table: plant_cycle_changes,
    label: 'Mudanças de fase',
    rows: (person) => inArray(plant_cycle_changes.plant_id, ownPlants(person)),
    exported: { file: 'mudancas-de-ciclo' },
    erased: 'deleted',
  },
  {
    table: plant_cycle_changes,
    label: 'Mudanças de fase que você fez nas plantas de outras pessoas',
    rows: (person) =>
      and(
        eq(plant_cycle_changes.created_by, person.id),
        sql`${plant_cycle_changes.plant_id} not in ${ownPlants(person)}`,
      ),
    exported: { file: 'mudancas-de-ciclo-de-outros' },
    erased: { kept: 'Fazem parte da história da planta de outra pessoa e ficam sem o seu nome.' },
  },
  {
    table: plant_places,
    label: 'Espaços por onde cada planta passou',
    tie: true,
    rows: (person) =>
      or(inArray(plant_places.plant_id, ownPlants(person)), inArray(plant_places.space_id, ownSpaces(person))),
    exported: { file: 'plantas-lugares' },
    erased: 'deleted',
  },
  {
    table: plant_photos,
    label: 'Fotos de cada planta',
    tie: true,
    rows: (person) => inArray(plant_photos.plant_id, ownPlants(person)),
    exported: { file: 'plantas-fotos' },
    erased: 'deleted',
  },
  {
    table: plant_stuffs,
    label: 'Equipamentos de cada planta',
    tie: true,
    rows: (person) =>
      or(inArray(plant_stuffs.plant_id, ownPlants(person)), inArray(plant_stuffs.stuff_id, ownStuffs(person))),
    exported: { file: 'plantas-itens' },
    erased: 'deleted',
  },
  {
    table: plants,
    label: 'Plantas',
    rows: ({ id }) => eq(plants.created_by, id),
    exported: { file: 'plantas', omit: ['search_text', 'idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: space_stuffs,
    label: 'Equipamentos de cada espaço',
    tie: true,
    rows: (person) => inArray(space_stuffs.space_id, ownSpaces(person)),
    exported: { file: 'espacos-itens' },
    erased: 'deleted',
  },
  {
    table: space_photos,
    label: 'Fotos de cada espaço',
    tie: true,
    rows: (person) => inArray(space_photos.space_id, ownSpaces(person)),
    exported: { file: 'espacos-fotos' },
    erased: 'deleted',
  },
  {
    table: spaces,
    label: 'Espaços',
    rows: ({ id }) => eq(spaces.created_by, id),
    exported: { file: 'espacos', omit: ['search_text', 'idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: closed_stuff_types,
    label: 'Tipos de equipamento que você fechou como parte da equipe',
    rows: ({ id }) => eq(closed_stuff_types.closed_by, id),
    exported: { file: 'tipos-fechados' },
    erased: { kept: 'É uma decisão da equipe e fica sem o seu nome.' },
  },
  {
    table: stuff_photos,
    label: 'Fotos de cada equipamento',
    tie: true,
    rows: (person) => inArray(stuff_photos.stuff_id, ownStuffs(person)),
    exported: { file: 'itens-fotos' },
    erased: 'deleted',
  },
  {
    table: stuffs,
    label: 'Equipamentos',
    rows: ({ id }) => eq(stuffs.created_by, id),
    exported: { file: 'itens', omit: ['search_text', 'idempotency_key'] },
    erased: 'deleted',
  },
]
