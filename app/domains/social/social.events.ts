declare module '#platform/events.ts' {
  interface Events {
    'social.saved': { target: string; target_id: number; user_id: number; saved: boolean }
    /** A comment was created, edited or deleted. */
    'social.commented': { target: string; target_id: number; comment_id: number }
  }
}

export {}
