import { eq, inArray, or, sql } from 'drizzle-orm'
import { ownPlants, ownSpaces } from '#domains/garden/garden/index.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { plan_plants, plan_spaces, plan_stages, plan_versions, plans } from './plans/plans.table.ts'

/** Ids of a person's plans, for registries of other domains that reference them. */
export const ownPlans = ({ id }: Person) => sql`(select p.id from plans p where p.created_by = ${id})`

export const plansPersonalData: PersonalTable[] = [
  {
    table: plan_versions,
    label: 'Versões dos planos',
    rows: (person) => or(inArray(plan_versions.plan_id, ownPlans(person)), eq(plan_versions.created_by, person.id)),
    exported: { file: 'planos-versoes' },
    erased: 'deleted',
  },
  {
    table: plan_stages,
    label: 'Etapas dos planos',
    tie: true,
    rows: (person) => inArray(plan_stages.plan_id, ownPlans(person)),
    exported: { file: 'planos-etapas' },
    erased: 'deleted',
  },
  {
    table: plan_spaces,
    label: 'Espaços de cada plano',
    tie: true,
    rows: (person) =>
      or(inArray(plan_spaces.plan_id, ownPlans(person)), inArray(plan_spaces.space_id, ownSpaces(person))),
    exported: { file: 'planos-espacos' },
    erased: 'deleted',
  },
  {
    table: plan_plants,
    label: 'Plantas de cada plano',
    tie: true,
    rows: (person) =>
      or(inArray(plan_plants.plan_id, ownPlans(person)), inArray(plan_plants.plant_id, ownPlants(person))),
    exported: { file: 'planos-plantas' },
    erased: 'deleted',
  },
  {
    table: plans,
    label: 'Planos de cultivo',
    rows: ({ id }) => eq(plans.created_by, id),
    exported: { file: 'planos', omit: ['search_text', 'idempotency_key'] },
    erased: 'deleted',
  },
]
