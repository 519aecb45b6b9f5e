export { DueLine } from './components/due-line.tsx'
export { NextTasks } from './components/next-tasks.tsx'
export { StageChanges } from './components/stage-changes.tsx'
export { taskKey, useKeptTasks } from './use-kept-in-place.ts'
