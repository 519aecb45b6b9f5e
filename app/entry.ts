import './install.ts'

export { prepare, startWeb, startWorker } from './processes.ts'
