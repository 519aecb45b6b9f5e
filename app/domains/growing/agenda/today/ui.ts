export { NextTasks } from './components/next-tasks.tsx'
