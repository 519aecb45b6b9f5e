export { createTask, endTasks } from './tasks/tasks.actions.ts'
