import { eq, inArray, or, sql } from 'drizzle-orm'
import { ownPlants, ownSpaces } from '#domains/garden/garden/index.ts'
import { ownPlans } from '#domains/garden/plans/index.ts'
import type { Person, PersonalTable } from '#platform/personal-data.ts'
import { agenda_feeds, task_acts, tasks } from './tasks/tasks.table.ts'

const ownTasks = (person: Person) =>
  sql`(select t.id from tasks t where t.created_by = ${person.id} or t.plant_id in ${ownPlants(person)}
    or t.space_id in ${ownSpaces(person)} or t.plan_id in ${ownPlans(person)})`

export const agendaPersonalData: PersonalTable[] = [
  {
    table: task_acts,
    label: 'Histórico das tarefas',
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
    exported: { not: 'É um segredo: quem tem o endereço vê sua agenda. Ele está na página Agenda no celular.' },
    erased: 'deleted',
  },
]
