export { prepare } from './prepare.ts'
export { startWeb, startWorker } from './processes.ts'
