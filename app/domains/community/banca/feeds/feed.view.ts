import type { FeedItem } from './feeds.schemas.ts'

/** A feed as its page shows it. Dates come as text once a browser fetched them. */
export type FeedView = { items: FeedItem[]; next_cursor: string | null; newest: number }
