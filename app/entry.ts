import './install.ts'

export { prepare, rebuildGame, startWeb, startWorker } from './processes.ts'
