import { z } from 'zod'
import { anyone, login, Nothing, owner } from '#platform/procedure.ts'
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
  list: anyone.refusing('unauthorized', 'not_found').get(all, 'A agenda de um período: sua, ou de uma planta, espaço ou plano', AgendaWindow, Agenda, listAgenda),
  places: login.get('/v1/plan-cultivation/task-places', 'Onde você pode criar uma tarefa', TaskChoices, listChoices),
  show: owner.get(one, 'Uma tarefa sua, com o histórico', TaskRef, TaskDetail, (ctx, { task_id }) => showTask(ctx, task_id)),
  create: login.refusing('conflict').create(all, 'Cria uma tarefa', TaskCreate, TaskDetail, createTask),
  change: owner.put(one, 'Muda uma tarefa; de uma concluída, o título e as anotações', TaskChange, TaskDetail, changeTask),
  remove: owner.delete(one, 'Apaga uma tarefa', TaskRef, Nothing, (ctx, { task_id }) => deleteTask(ctx, task_id)),
  doMany: owner.post(`${all}/done`, 'Feito para várias, com os valores da última vez', TasksDone, Outcome, doManyTasks),
  do: owner.comparing.post(`${one}/done`, 'Feito: fecha a data e escreve no diário', TaskDone, Outcome, doTask),
  ofPlants: login.get('/v1/plan-cultivation/plant-tasks', 'O que falta fazer em plantas suas', PlantTasksFilter, PlantTasks, listPlantTasks),
  end: owner.post(`${all}/end`, 'Encerra tarefas: nenhuma data vem depois', TasksEnd, TasksEnded, endTasks),
  skip: owner.post(`${one}/skip`, 'Pula esta vez', TaskSkip, TaskDetail, skipTask),
  snooze: owner.post(`${one}/snooze`, 'Adia por alguns dias', TaskSnooze, TaskDetail, snoozeTask),
  undo: owner.delete(`${one}/act/{act_id}`, 'Desfaz: a data volta', TaskUndo, Nothing, undoAct),
  undoMany: owner.post(`${all}/undo`, 'Desfaz várias de uma vez: as datas voltam', TasksUndo, z.object({ undone: z.number().int() }), undoManyActs),
}
