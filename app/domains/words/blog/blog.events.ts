declare module '#platform/events.ts' {
  interface Events {
    /** What readers have of a post changed: it came out, was changed, withdrawn, hidden, shown or deleted. */
    'blog.changed': { blog_post_id: number; created_by: number }
    /** A post came out: once, whatever becomes of it later. */
    'blog.published': { blog_post_id: number; created_by: number }
  }
}

export {}
