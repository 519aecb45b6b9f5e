import { accountsSubscribers } from '#domains/accounts/accounts.subscribers.ts'
import { cultivationSubscribers } from '#domains/cultivation/cultivation.subscribers.ts'
import { notificationsSubscribers } from '#domains/notifications/notifications.subscribers.ts'
import { socialSubscribers } from '#domains/social/social.subscribers.ts'
import { installSubscribers } from '#platform/events.ts'

/** What follows from what: one line per domain, in the order in which it runs. */
export const subscribers = [
  ...accountsSubscribers,
  ...cultivationSubscribers,
  ...socialSubscribers,
  ...notificationsSubscribers,
]

installSubscribers(subscribers)
