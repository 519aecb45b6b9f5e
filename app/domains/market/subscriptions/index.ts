export { usedPartOf } from './subscriptions/used-part.queries.ts'
