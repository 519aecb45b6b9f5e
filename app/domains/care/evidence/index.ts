export { openOwnEvidence, signGrow } from './evidence/evidence.actions.ts'
export { listOwnEvidence } from './evidence/evidence.queries.ts'
