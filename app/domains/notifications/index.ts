export { wantsMail } from './choices/choices.queries.ts'
export { notify, takeNoticeBack } from './notifications/notify.actions.ts'
