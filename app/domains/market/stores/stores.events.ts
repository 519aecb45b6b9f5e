declare module '#platform/events.ts' {
  interface Events {
    /** Approved by the team: for the first time, or again. */
    'store.opened': { store_id: number }
    /** It takes no orders until it is reopened; what it sold is still sent. */
    'store.suspended': { store_id: number }
    /** Open again after a suspension or after its closing was undone. */
    'store.reopened': { store_id: number }
    /** Closed by its owner. */
    'store.closed': { store_id: number }
    /** What strangers see of it changed, whatever it was; comes with each of the others too. */
    'store.changed': { store_id: number }
  }
}

export {}
