import './exports.ts'
import './personal-data.ts'
import './subscribers.ts'
import './targets.ts'
import './usages.ts'

export { prepare, startWeb, startWorker } from './processes.ts'
