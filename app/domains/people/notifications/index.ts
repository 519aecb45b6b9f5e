export { announce } from './notifications/announce.actions.ts'
export { forgetNotices, notify, withdrawNotice } from './notifications/notify.actions.ts'
export { notifyGrouped, withdrawGrouped } from './notifications/notify-grouped.actions.ts'
