declare module '#platform/events.ts' {
  interface Events {
    /** Somebody earned points by an act. Their player's row is locked. */
    'points.earned': { user_id: number; action_type_id: number; at: Date }
    /** Points were taken back, as what they were for was undone. The row is locked. */
    'points.reversed': { user_id: number; action_type_id: number }
  }
}

export {}
