declare module '#platform/events.ts' {
  interface Events {
    'social.saved': { target: string; target_id: number; user_id: number; saved: boolean }
    /** A comment was created, edited or deleted. */
    'social.commented': { target: string; target_id: number; comment_id: number }
    /** Somebody began to keep another away (a block, a mute), or stopped. */
    'social.kept_away': { user_id: number; other_id: number }
  }
}

export {}
