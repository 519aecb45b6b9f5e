export { wantsMail } from './choices/choices.queries.ts'
export { notify, withdrawNotice } from './notifications/notify.actions.ts'
