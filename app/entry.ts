import './subscribers.ts'
import './targets.ts'

export { prepare, startWeb, startWorker } from './processes.ts'
