export { findViewer } from './sessions/sessions.queries.ts'
