import '#domains/garden/journal/journal.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { giveBack, noteUses } from './products/use-stock.actions.ts'

/** The stock follows the journal, in the same transaction: whoever writes a dose, by whichever form. */
export const nutritionSubscribers: Subscriber[] = [
  on('update.posted', { inside: (tx, { update_ids }) => noteUses(tx, update_ids) }),
  on('update.changed', {
    inside: async (tx, { update_id }) => {
      await giveBack(tx, update_id)
      await noteUses(tx, [update_id])
    },
  }),
  on('update.deleted', { inside: (tx, { update_id }) => giveBack(tx, update_id) }),
]
