import type { IconName } from '#ui/components/icon-names.ts'
import type { NotificationKind } from './notification.kinds.ts'

export const noticeIcons: Record<NotificationKind, IconName> = {
  task_due: 'alarm-clock',
  comment: 'message-circle',
  mention: 'at-sign',
  save: 'heart',
  follow: 'user-plus',
  ticket: 'life-buoy',
  store: 'store',
  store_message: 'message-square',
  order: 'package',
  device: 'bot',
  blog: 'newspaper',
  course: 'graduation-cap',
  cup: 'trophy',
  game: 'award',
  process: 'scale',
  moderation: 'gavel',
  system: 'info',
}
