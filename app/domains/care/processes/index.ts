export { areaIn, inArea, ownArea } from './area.guard.ts'
export { type Found, findProcess, foundOfClient, holdProcess, noProcess } from './processes/find-process.queries.ts'
export { logOpening } from './processes/openings.actions.ts'
<<<<<<< HEAD
export { tellOfProcess } from './processes/processes.actions.ts'
export { detailOf, ownProcess } from './processes/processes.queries.ts'
=======
export { moveProcess, tellOfProcess } from './processes/processes.actions.ts'
export { detailOf, ownProcess } from './processes/processes.queries.ts'
export { addTag, removeTag } from './tags/tag-process.actions.ts'
>>>>>>> care-s
