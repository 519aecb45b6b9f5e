export { withdrawAll } from './answers/opt-ins.actions.ts'
export { allowed, hasAddress } from './answers/opt-ins.queries.ts'
