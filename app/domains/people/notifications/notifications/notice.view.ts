import { safePath } from '#shared/safe-path.ts'
import type { IconName } from '#ui/components/icon-names.ts'
import type { NotificationKind } from './notification.kinds.ts'
import type { Notice } from './notifications.schemas.ts'

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

/** Straight to what it is about, read on the way. */
export const noticePath = (id: number) => `/notificacoes/${id}?ir=1`

/** What it is about; nothing where the notice itself is the subject: what moderation decided is read whole. */
export const subjectOf = ({ kind, url }: Pick<Notice, 'kind' | 'url'>) => {
  const path = safePath(url)
  return kind === 'moderation' || path === '/notificacoes' ? undefined : path
}
