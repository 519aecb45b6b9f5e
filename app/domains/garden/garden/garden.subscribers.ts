import '#domains/base/social/social.events.ts'
import '#domains/garden/genetics/genetics.events.ts'
import { eq } from 'drizzle-orm'
import { on, type Subscriber } from '#platform/events.ts'
import './garden.events.ts'
import { purge } from '#platform/cache/purge.ts'
import { publishSaves } from './plants/plant.live.ts'
import { plants } from './plants/plants.table.ts'
import { purgePlant } from './plants/purge-plant.actions.ts'

/** Purges the cached visitor pages that show what changed. */
export const gardenSubscribers: Subscriber[] = [
  on('plant.created', { past: true, inside: (tx, event) => purgePlant(tx, event) }),
  on('plant.updated', { past: true, inside: (tx, event) => purgePlant(tx, event) }),
  on('plant.cycle_changed', { past: true, inside: (tx, event) => purgePlant(tx, event) }),
  on('plant.privacy_changed', { past: true, inside: (tx, event) => purgePlant(tx, event) }),
  on('plant.archived', { past: true, inside: (tx, event) => purgePlant(tx, event) }),
  on('plant.deleted', { past: true, inside: (tx, event) => purgePlant(tx, event) }),
  on('space.changed', {
    inside: (tx, { space_id, created_by }) => purge(tx, `space:${space_id}`, `user:${created_by}`),
  }),
  // An item is shown on its own page, in its owner's list and in the spaces that contain it: all carry the owner's tag.
  on('stuff.changed', { inside: (tx, { created_by }) => purge(tx, `user:${created_by}`) }),
  // A plant's page links to its entry while that is for all.
  on('genetic.changed', {
    inside: async (tx, { genetic_id }) => {
      const called = tx.db.select({ plant_id: plants.id, created_by: plants.created_by }).from(plants)
      await purgePlant(tx, ...(await called.where(eq(plants.genetic_id, genetic_id))))
    },
  }),
  on('social.saved', {
    inside: async (tx, { target, target_id }) => {
      if (target === 'plant') await publishSaves(tx, target_id)
    },
  }),
]
