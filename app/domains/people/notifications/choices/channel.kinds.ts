import type { NotificationKind } from '../notifications/notification.kinds.ts'

/** The ways by which somebody is told. */
export const notificationChannels = ['app', 'e-mail', 'push', 'whatsapp', 'discord'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** Those that leave the site. */
export const outsideChannels = ['e-mail', 'push', 'whatsapp', 'discord'] as const
export type OutsideChannel = (typeof outsideChannels)[number]

export const mailRhythms = ['at_once', 'daily', 'weekly'] as const
export type MailRhythm = (typeof mailRhythms)[number]

/** By which channels a kind comes until somebody chooses otherwise. */
const byDefault: Record<NotificationKind, NotificationChannel[]> = {
  task_due: ['app', 'e-mail', 'push', 'whatsapp', 'discord'],
  comment: ['app', 'push'],
  mention: ['app', 'e-mail', 'push'],
  save: ['app'],
  follow: ['app'],
  ticket: ['app', 'e-mail', 'push', 'whatsapp'],
  store: ['app', 'e-mail', 'push'],
  store_message: ['app', 'e-mail', 'push'],
  // What matters is mailed by the order itself, whatever is chosen here.
  order: ['app', 'push'],
  device: ['app', 'e-mail', 'push', 'whatsapp', 'discord'],
  blog: ['app', 'push'],
  course: ['app', 'e-mail', 'push'],
  cup: ['app', 'e-mail', 'push'],
  game: ['app'],
  process: ['app', 'e-mail', 'push'],
  moderation: ['app', 'e-mail', 'push'],
  system: ['app', 'e-mail', 'push'],
}

/** What nobody can refuse: decisions about them, and what happens to their account. */
const fixed: Partial<Record<NotificationKind, NotificationChannel[]>> = {
  moderation: ['app', 'e-mail'],
  system: ['app', 'e-mail'],
}

export const isFixed = (kind: NotificationKind, channel: NotificationChannel) => Boolean(fixed[kind]?.includes(channel))

/** Whether a kind comes by a channel, by what somebody said of it, if anything. */
export const isWanted = (kind: NotificationKind, channel: NotificationChannel, said: boolean | undefined) =>
  isFixed(kind, channel) || (said ?? byDefault[kind].includes(channel))
