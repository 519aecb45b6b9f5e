export { asProof, demandPassword } from './passwords/current-password.rules.ts'
export { endSessions } from './sessions/sessions.actions.ts'
export { findViewer } from './sessions/viewer.actions.ts'
export { showPeople } from './users/users.queries.ts'
