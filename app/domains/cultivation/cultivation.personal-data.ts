import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { comments } from '#domains/social/comments/comments.table.ts'
import { social_counters } from '#domains/social/counters/counters.table.ts'
import { saves } from '#domains/social/saves/saves.table.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { activity_types } from './activities/activity-types.table.ts'
import { agenda_feeds, task_acts, tasks } from './agenda/tasks.table.ts'
import { jar_entries, jars } from './jars/jars.table.ts'
import { plan_plants, plan_spaces, plan_stages, plan_versions, plans } from './plans/plans.table.ts'
import { plant_stuffs } from './plants/plant-stuffs.table.ts'
import { plant_cycle_changes, plant_photos, plant_places, plants } from './plants/plants.table.ts'
import { share_links } from './sharing/share-links.table.ts'
import { space_photos, space_stuffs, spaces } from './spaces/spaces.table.ts'
import { closed_stuff_types } from './stuffs/stuff-types.table.ts'
import { stuff_photos, stuffs } from './stuffs/stuffs.table.ts'
import { update_doses, update_photos, update_versions, updates } from './updates/updates.table.ts'

const ownPlants = ({ id }: Person) => sql`(select p.id from plants p where p.created_by = ${id})`
const ownSpaces = ({ id }: Person) => sql`(select s.id from spaces s where s.created_by = ${id})`
const ownStuffs = ({ id }: Person) => sql`(select i.id from stuffs i where i.created_by = ${id})`
const ownUpdates = ({ id }: Person) =>
  sql`(select u.id from updates u left join plants p on p.id = u.plant_id left join spaces s on s.id = u.space_id
    where u.created_by = ${id} or p.created_by = ${id} or (u.plant_id is null and s.created_by = ${id}))`
const ownJars = ({ id }: Person) => sql`(select j.id from jars j where j.created_by = ${id})`
const ownPlans = ({ id }: Person) => sql`(select p.id from plans p where p.created_by = ${id})`
const ownTasks = (person: Person) =>
  sql`(select t.id from tasks t where t.created_by = ${person.id} or t.plant_id in ${ownPlants(person)}
    or t.space_id in ${ownSpaces(person)} or t.plan_id in ${ownPlans(person)})`

/** The rows that point at the person's plants and spaces by `target` and `target_id`. */
const aboutOwn = (table: { target: PgColumn; target_id: PgColumn }) => (person: Person) =>
  or(
    and(eq(table.target, 'plant'), inArray(table.target_id, ownPlants(person))),
    and(eq(table.target, 'space'), inArray(table.target_id, ownSpaces(person))),
    and(eq(table.target, 'plan'), inArray(table.target_id, ownPlans(person))),
  )

export const cultivationPersonalData: PersonalTable[] = [
  {
    table: comments,
    label: 'Comentários nas suas plantas, espaços e planos',
    rows: aboutOwn(comments),
    exported: { not: 'São palavras de outras pessoas; as suas vão em outro arquivo.' },
    erased: 'deleted',
  },
  {
    table: saves,
    label: 'Salves que outras pessoas deram às suas plantas, espaços e planos',
    rows: aboutOwn(saves),
    exported: { not: 'São escolhas de outras pessoas.' },
    erased: 'deleted',
  },
  {
    table: social_counters,
    label: 'Contadores das suas plantas, espaços e planos',
    rows: aboutOwn(social_counters),
    exported: { not: 'São só números, que a página já mostra.' },
    erased: 'deleted',
  },
  {
    table: update_photos,
    label: 'Que foto é de que registro',
    tie: true,
    rows: (person) => inArray(update_photos.update_id, ownUpdates(person)),
    exported: { file: 'registros-fotos' },
    erased: 'deleted',
  },
  {
    table: update_doses,
    label: 'Doses dos registros',
    tie: true,
    rows: (person) => inArray(update_doses.update_id, ownUpdates(person)),
    exported: { file: 'registros-doses' },
    erased: 'deleted',
  },
  {
    table: update_versions,
    label: 'O que os registros diziam antes de cada correção',
    rows: (person) => inArray(update_versions.update_id, ownUpdates(person)),
    exported: { file: 'registros-versoes' },
    erased: 'deleted',
  },
  {
    table: task_acts,
    label: 'O que foi feito de cada tarefa',
    rows: (person) => or(inArray(task_acts.task_id, ownTasks(person)), eq(task_acts.created_by, person.id)),
    exported: { file: 'tarefas-feitas' },
    erased: 'deleted',
  },
  {
    table: tasks,
    label: 'Tarefas da agenda',
    rows: (person) => inArray(tasks.id, ownTasks(person)),
    exported: { file: 'tarefas', omit: ['idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: agenda_feeds,
    label: 'Endereço secreto da agenda',
    rows: ({ id }) => eq(agenda_feeds.user_id, id),
    exported: { not: 'É um segredo: quem o lê vê a agenda. Está na página da agenda.' },
    erased: 'deleted',
  },
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
  {
    table: share_links,
    label: 'Links de visita que você criou',
    rows: ({ id }) => eq(share_links.created_by, id),
    exported: { file: 'links-de-visita', omit: ['token', 'token_hash', 'idempotency_key'] },
    erased: 'deleted',
  },
  {
    table: updates,
    label: 'Registros do diário',
    rows: (person) => inArray(updates.id, ownUpdates(person)),
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
    label: 'Que espaço é de que plano',
    tie: true,
    rows: (person) =>
      or(inArray(plan_spaces.plan_id, ownPlans(person)), inArray(plan_spaces.space_id, ownSpaces(person))),
    exported: { file: 'planos-espacos' },
    erased: 'deleted',
  },
  {
    table: plan_plants,
    label: 'Que planta é de que plano',
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
    table: plant_places,
    label: 'Em que espaço cada planta esteve',
    tie: true,
    rows: (person) =>
      or(inArray(plant_places.plant_id, ownPlants(person)), inArray(plant_places.space_id, ownSpaces(person))),
    exported: { file: 'plantas-lugares' },
    erased: 'deleted',
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
    table: plant_stuffs,
    label: 'Que item é de que planta',
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
    label: 'Que item está em que espaço',
    tie: true,
    rows: (person) => inArray(space_stuffs.space_id, ownSpaces(person)),
    exported: { file: 'espacos-itens' },
    erased: 'deleted',
  },
  {
    table: space_photos,
    label: 'Que foto é de que espaço',
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
    label: 'Tipos de item que você fechou, como equipe',
    rows: ({ id }) => eq(closed_stuff_types.closed_by, id),
    exported: { file: 'tipos-fechados' },
    erased: { kept: 'É uma decisão da equipe; fica sem o seu nome.' },
  },
  {
    table: stuff_photos,
    label: 'Que foto é de que item',
    tie: true,
    rows: (person) => inArray(stuff_photos.stuff_id, ownStuffs(person)),
    exported: { file: 'itens-fotos' },
    erased: 'deleted',
  },
  {
    table: stuffs,
    label: 'Itens',
    rows: ({ id }) => eq(stuffs.created_by, id),
    exported: { file: 'itens', omit: ['search_text', 'idempotency_key'] },
    erased: 'deleted',
  },
]
