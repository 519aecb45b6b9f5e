import '#domains/people/privacy/privacy.events.ts'
import '#domains/base/social/social.events.ts'
import { plantsOf, spacesOf } from '#domains/garden/garden/index.ts'
import { plansOf } from '#domains/garden/plans/index.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'

type Tx = Parameters<typeof purge>[0]
type OfTarget = { target: string; target_id: number }

const targets = ['plant', 'space', 'plan']

/** Comments and saves change the visitor pages of a plant, space or plan. */
const purgeTarget = async (tx: Tx, { target, target_id }: OfTarget) => {
  if (targets.includes(target)) await purge(tx, `${target}:${target_id}`)
}

/** All of a user's plants, spaces and plans, when they are hidden or shown again. */
const purgeAllOf = async (tx: Tx, { user_id }: { user_id: number }) => {
  const [plants, spaces, plans] = await Promise.all([
    plantsOf(tx, user_id),
    spacesOf(tx, user_id),
    plansOf(tx, user_id),
  ])
  const tags = { plant: plants, space: spaces, plan: plans }
  await purge(tx, 'plants', ...Object.entries(tags).flatMap(([kind, ids]) => ids.map((id) => `${kind}:${id}`)))
}

export const cultivationSubscribers: Subscriber[] = [
  on('social.commented', { inside: purgeTarget }),
  on('social.saved', { inside: purgeTarget }),
  on('account.hidden', { inside: purgeAllOf }),
  on('account.shown', { inside: purgeAllOf }),
  on('user.shut_out', { inside: purgeAllOf }),
  on('user.let_in', { inside: purgeAllOf }),
]
