declare module '#platform/events.ts' {
  interface Events {
    /** From now on nobody sees the person nor what is theirs. */
    'account.hidden': { user_id: number }
    /** They changed their mind: everything is as it was. */
    'account.shown': { user_id: number }
  }
}

export {}
