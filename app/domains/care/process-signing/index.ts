export { signingsForCopy } from './signings/process-signings.queries.ts'
