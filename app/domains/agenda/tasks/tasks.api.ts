import { z } from 'zod'
import { anyone, login, owner, refusing } from '#platform/procedure.ts'
import { listAgenda } from '../calendar/agenda.queries.ts'
import { doManyTasks } from '../doing/do-many-tasks.actions.ts'
import { undoAct } from '../doing/undo-act.actions.ts'
import { undoManyActs } from '../doing/undo-many-acts.actions.ts'
import { listPlantTasks } from './plant-tasks.queries.ts'
import { changeTask, createTask, deleteTask, doTask, endTasks, skipTask, snoozeTask } from './tasks.actions.ts'
import { listChoices, showTask } from './tasks.queries.ts'
import {
  Agenda,
  AgendaWindow,
  Outcome,
  PlantTasks,
  PlantTasksFilter,
  TaskChange,
  TaskChoices,
  TaskCreate,
  TaskDetail,
  TaskDone,
  TaskRef,
  TaskSkip,
  TaskSnooze,
  TasksDone,
  TasksEnd,
  TasksEnded,
  TasksUndo,
  TaskUndo,
} from './tasks.schemas.ts'

const all = '/v1/plan-cultivation/task' as const
const one = `${all}/{task_id}` as const

export const tasksApi = {
  list: refusing(anyone, 'unauthorized', 'not_found')
    .route({ method: 'GET', path: all, summary: 'A agenda de um período: sua, ou de uma planta, espaço ou plano' })
    .input(AgendaWindow)
    .output(Agenda)
    .handler(({ context, input }) => listAgenda(context, input)),
  places: login
    .route({ method: 'GET', path: '/v1/plan-cultivation/task-places', summary: 'Onde você pode criar uma tarefa' })
    .output(TaskChoices)
    .handler(({ context }) => listChoices(context)),
  show: owner
    .route({ method: 'GET', path: one, summary: 'Uma tarefa sua, com o histórico' })
    .input(TaskRef)
    .output(TaskDetail)
    .handler(({ context, input }) => showTask(context, input.task_id)),
  create: login
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Cria uma tarefa' })
    .input(TaskCreate)
    .output(TaskDetail)
    .handler(({ context, input }) => createTask(context, input)),
  change: owner
    .route({ method: 'PUT', path: one, summary: 'Muda uma tarefa; de uma concluída, o título e as anotações' })
    .input(TaskChange)
    .output(TaskDetail)
    .handler(({ context, input }) => changeTask(context, input)),
  remove: owner
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga uma tarefa' })
    .input(TaskRef)
    .output(z.void())
    .handler(({ context, input }) => deleteTask(context, input.task_id)),
  doMany: owner
    .route({ method: 'POST', path: `${all}/done`, summary: 'Feito para várias, com os valores da última vez' })
    .input(TasksDone)
    .output(Outcome)
    .handler(({ context, input }) => doManyTasks(context, input)),
  do: owner
    .route({ method: 'POST', path: `${one}/done`, summary: 'Feito: fecha a data e escreve no diário' })
    .input(TaskDone)
    .output(Outcome)
    .handler(({ context, input }) => doTask(context, input)),
  ofPlants: login
    .route({ method: 'GET', path: '/v1/plan-cultivation/plant-tasks', summary: 'O que falta fazer em plantas suas' })
    .input(PlantTasksFilter)
    .output(PlantTasks)
    .handler(({ context, input }) => listPlantTasks(context, input)),
  end: owner
    .route({ method: 'POST', path: `${all}/end`, summary: 'Encerra tarefas: nenhuma data vem depois' })
    .input(TasksEnd)
    .output(TasksEnded)
    .handler(({ context, input }) => endTasks(context, input)),
  skip: owner
    .route({ method: 'POST', path: `${one}/skip`, summary: 'Pula esta vez' })
    .input(TaskSkip)
    .output(TaskDetail)
    .handler(({ context, input }) => skipTask(context, input)),
  snooze: owner
    .route({ method: 'POST', path: `${one}/snooze`, summary: 'Adia por alguns dias' })
    .input(TaskSnooze)
    .output(TaskDetail)
    .handler(({ context, input }) => snoozeTask(context, input)),
  undo: owner
    .route({ method: 'DELETE', path: `${one}/act/{act_id}`, successStatus: 204, summary: 'Desfaz: a data volta' })
    .input(TaskUndo)
    .output(z.void())
    .handler(({ context, input }) => undoAct(context, input)),
  undoMany: owner
    .route({ method: 'POST', path: `${all}/undo`, summary: 'Desfaz várias de uma vez: as datas voltam' })
    .input(TasksUndo)
    .output(z.object({ undone: z.number().int() }))
    .handler(({ context, input }) => undoManyActs(context, input)),
}
