/** Kinds of notifications in the decisions (4); new areas add theirs. */
export const notificationKinds = [
  'task_due',
  'comment',
  'mention',
  'save',
  'follow',
  'ticket',
  'store',
  'store_message',
  'order',
  'device',
  'blog',
  'course',
  'cup',
  'game',
  'process',
  'moderation',
  'system',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
