declare module '#platform/events.ts' {
  interface Events {
    /** It can be bought from now on: first published, or resumed. */
    'product.published': { product_id: number; store_id: number }
    /** It can't be bought any more: paused, removed, hidden or deleted. */
    'product.closed': { product_id: number; store_id: number }
  }
}

export {}
