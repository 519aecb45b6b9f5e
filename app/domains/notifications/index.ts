export { wantsMail } from './choices/choices.ts'
export { notify, takeNoticeBack } from './notifications/notify.ts'
