export { openAlerts } from './episodes/episodes.queries.ts'
