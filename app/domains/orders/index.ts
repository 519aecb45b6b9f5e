export { deliverOrder } from './life/deliver-order.actions.ts'
export { provenLines } from './reviews/proven-lines.queries.ts'
