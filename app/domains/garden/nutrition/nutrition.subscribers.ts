import '#domains/garden/journal/journal.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { correctUses, giveBack, noteUses } from './products/use-stock.actions.ts'

/** The stock follows the journal, in the same transaction: whoever writes a dose, by whichever form. */
export const nutritionSubscribers: Subscriber[] = [
  on('update.posted', { inside: async (tx, { update_ids }) => void (await noteUses(tx, update_ids)) }),
  on('update.changed', { inside: (tx, { update_id }) => correctUses(tx, update_id) }),
  on('update.deleted', { inside: (tx, { update_id }) => giveBack(tx, update_id) }),
]
