/** As the decisions name them (4); more appear with their areas. */
export const notificationKinds = ['task_due', 'comment', 'save', 'follow', 'mention', 'ticket', 'system'] as const
export type NotificationKind = (typeof notificationKinds)[number]
