declare module '#platform/events.ts' {
  interface Events {
    /** Another account proved that the number of this one is theirs. */
    'number.taken': { user_id: number }
  }
}

export {}
