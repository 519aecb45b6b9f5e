declare module '#platform/events.ts' {
  interface Events {
    /** What a subscription opens to its subscriber changed: a period began, was paid, given back or ended. */
    'subscription.changed': { subscriber_id: number; store_id: number; variant_id: number }
  }
}

export {}
