import '#domains/privacy/privacy.events.ts'
import '#domains/social/social.events.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'
import './cultivation.events.ts'
import { tellSaves } from './plants/plant-live.ts'
import { plantsOf } from './plants/plants.queries.ts'
import { spacesOf } from './spaces/spaces.queries.ts'

type OfPlant = { plant_id: number; created_by: number }
type Tx = Parameters<typeof purge>[0]

/** Visitors' pages that show a plant: its own, the lists, its grower's. */
const purgePlant = (tx: Tx, { plant_id, created_by }: OfPlant) =>
  purge(tx, `plant:${plant_id}`, 'plants', `user:${created_by}`)

/** All of a person's plants and spaces: they are hidden, or shown again. */
const purgeAllOf = async (tx: Tx, { user_id }: { user_id: number }) => {
  const [plants, spaces] = await Promise.all([plantsOf(tx, user_id), spacesOf(tx, user_id)])
  await purge(tx, 'plants', ...plants.map((id) => `plant:${id}`), ...spaces.map((id) => `space:${id}`))
}

export const cultivationSubscribers: Subscriber[] = [
  on('plant.created', { inside: purgePlant }),
  on('plant.updated', { inside: purgePlant }),
  on('plant.cycle_changed', { inside: purgePlant }),
  on('plant.privacy_changed', { inside: purgePlant }),
  on('plant.archived', { inside: purgePlant }),
  on('plant.deleted', { inside: purgePlant }),
  on('plant_update.posted', { inside: purgePlant }),
  on('plant_update.deleted', { inside: purgePlant }),
  on('space.changed', {
    inside: (tx, { space_id, created_by }) => purge(tx, `space:${space_id}`, `user:${created_by}`),
  }),
  // An item is shown on its own page, in its grower's list and in the spaces where it stands: all are its grower's.
  on('stuff.changed', { inside: (tx, { created_by }) => purge(tx, `user:${created_by}`) }),
  on('social.commented', {
    inside: async (tx, { target, target_id }) => {
      if (target === 'plant' || target === 'space') await purge(tx, `${target}:${target_id}`)
    },
  }),
  on('account.hidden', { inside: purgeAllOf }),
  on('account.shown', { inside: purgeAllOf }),
  on('social.saved', {
    inside: async (tx, { target, target_id }) => {
      if (target === 'space') await purge(tx, `space:${target_id}`)
      if (target !== 'plant') return
      await purge(tx, `plant:${target_id}`)
      await tellSaves(tx, target_id)
    },
  }),
]
