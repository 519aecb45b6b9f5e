export { isPassword } from './passwords/password.secrets.ts'
export { endSessions } from './sessions/sessions.actions.ts'
export { findViewer } from './sessions/viewer.actions.ts'
