export { endTasks } from './tasks/tasks.actions.ts'
