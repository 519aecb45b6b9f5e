export { createOwnTask, endTasks } from './tasks/tasks.actions.ts'
