import '#domains/people/privacy/privacy.events.ts'
import '#domains/base/social/social.events.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'
import './accounts.events.ts'

type Tx = Parameters<typeof purge>[0]

/** Purges the cached visitor pages that show a user. */
const purgeUser = (tx: Tx, { user_id }: { user_id: number }) => purge(tx, `user:${user_id}`)

export const accountsSubscribers: Subscriber[] = [
  on('user.profile_changed', { inside: purgeUser }),
  on('user.email_confirmed', { inside: purgeUser }),
  on('account.hidden', { inside: purgeUser }),
  on('account.shown', { inside: purgeUser }),
  on('social.saved', {
    inside: async (tx, { target, target_id, user_id }) => {
      if (target === 'user') await purge(tx, `user:${target_id}`, `user:${user_id}`)
    },
  }),
]
