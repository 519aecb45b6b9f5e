import { purgePlant } from '#domains/garden/garden/index.ts'
import { purge } from '#platform/cache/purge.ts'
import { on, type Subscriber } from '#platform/events.ts'
import './journal.events.ts'

type Tx = Parameters<typeof purge>[0]
type OfUpdate = { plant_id: number | null; space_id: number | null; created_by: number }

/** Purges the cached visitor pages that show an update. */
const purgeUpdate = async (tx: Tx, { plant_id, space_id, created_by }: OfUpdate) => {
  if (plant_id) await purgePlant(tx, { plant_id, created_by })
  if (space_id) await purge(tx, `space:${space_id}`)
}

export const journalSubscribers: Subscriber[] = [
  on('update.posted', {
    past: true,
    inside: async (tx, { plants, space_ids }) => {
      await purgePlant(tx, ...plants.map(({ id, created_by }) => ({ plant_id: id, created_by })))
      await purge(tx, ...space_ids.map((id) => `space:${id}`))
    },
  }),
  on('update.changed', { past: true, inside: purgeUpdate }),
  on('update.deleted', { past: true, inside: purgeUpdate }),
]
