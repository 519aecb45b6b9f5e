declare module '#platform/events.ts' {
  interface Events {
    /** An entry changed, or who sees it; after a merge the one that got the other's plants. */
    'genetic.changed': { genetic_id: number }
  }
}

export {}
