export { openAlerts, openAlertsOf } from './episodes/episodes.queries.ts'
export { evaluateAlerts } from './episodes/evaluate-alerts.actions.ts'
