export { notify, withdrawNotice } from './notifications/notify.actions.ts'
export { notifyGrouped } from './notifications/notify-grouped.actions.ts'
