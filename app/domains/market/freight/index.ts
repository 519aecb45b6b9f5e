export { labelWebhook, labelWebhookRoute } from './labels/label-webhook.api.ts'
export { buyLabel, type LabelRequest } from './labels/labels.actions.ts'
export { type Label, labelOf, type Tracking, trackingOf } from './labels/labels.queries.ts'
export { chosenFreight, isForAnotherPlace, quoteFreight } from './quotes/quotes.actions.ts'
