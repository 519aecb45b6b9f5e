declare module '#platform/events.ts' {
  interface Events {
    /** A post was published, edited, pinned, highlighted, hidden, shown, deleted or brought back. */
    'post.changed': { post_id: number; created_by: number }
    /** A post was published: once. */
    'post.published': { post_id: number; created_by: number }
  }
}

export {}
