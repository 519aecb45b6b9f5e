declare module '#platform/events.ts' {
  interface Events {
    /** The person and their content were hidden. */
    'account.hidden': { user_id: number }
    /** The erasure was cancelled: everything is visible again. */
    'account.shown': { user_id: number }
  }
}

export {}
