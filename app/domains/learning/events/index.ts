export { nextEvent } from './events/next-event.queries.ts'
