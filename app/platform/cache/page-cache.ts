import { LRUCache } from 'lru-cache'

/** A finished page for visitors, stored compressed, with the names of the things that it shows. */
export type StoredPage = {
  status: number
  headers: Record<string, string>
  identity: Buffer
  brotli: Buffer
  gzip: Buffer
  tags: readonly string[]
  stored_at: number
}

export type PageCache = ReturnType<typeof pageCache>

/**
 * Pages by address, purged by tag. A page that began to be drawn before one of its tags was purged is never stored:
 * `begin()` returns a mark, and `store` compares it with the last purge of each tag.
 */
export function pageCache(options: { megabytes?: number; seconds?: number } = {}) {
  const { megabytes = 64, seconds = 300 } = options
  const byTag = new Map<string, Set<string>>()
  const purgedAt = new LRUCache<string, number>({ max: 50_000 })
  let clock = 0
  let purgedAll = 0
  // Closed until the line that brings other processes' purges is up (`resume`).
  let open = false
  const pages = new LRUCache<string, StoredPage>({
    maxSize: Math.round(megabytes * 1_048_576),
    ttl: seconds * 1000,
    sizeCalculation: (page) => page.identity.length + page.brotli.length + page.gzip.length + 512,
    dispose: (page, key) => {
      for (const tag of page.tags) {
        byTag.get(tag)?.delete(key)
        if (!byTag.get(tag)?.size) byTag.delete(tag)
      }
    },
  })
  // Numbers that cost much to count and are asked for all the time, under the same tags.
  const numbers = new LRUCache<string, { value: number; tags: readonly string[] }>({ max: 1000, ttl: seconds * 1000 })
  return {
    begin: () => clock,
    /** A number that changes only when one of its tags is purged; counted anew while nothing stored can be trusted. */
    async number(key: string, tags: readonly string[], count: () => Promise<number>): Promise<number> {
      const known = open ? numbers.get(key) : undefined
      if (known) return known.value
      const mark = clock
      const value = await count()
      const stale = purgedAll > mark || tags.some((tag) => (purgedAt.get(tag) ?? 0) > mark)
      if (open && !stale) numbers.set(key, { value, tags })
      return value
    },
    get: (key: string) => (open ? pages.get(key) : undefined),
    store(key: string, page: StoredPage, mark: number) {
      const stale = purgedAll > mark || page.tags.some((tag) => (purgedAt.get(tag) ?? 0) > mark)
      if (!open || stale) return false
      pages.set(key, page)
      for (const tag of page.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key))
      return true
    },
    purge(tags: readonly string[]) {
      clock++
      for (const tag of tags) {
        purgedAt.set(tag, clock)
        for (const key of [...(byTag.get(tag) ?? [])]) pages.delete(key)
        for (const [key, kept] of [...numbers.entries()]) if (kept.tags.includes(tag)) numbers.delete(key)
      }
    },
    /** The line that brings other processes' purges is down: nothing stored can be trusted until it is back. */
    pause() {
      open = false
      purgedAll = ++clock
      pages.clear()
      numbers.clear()
    },
    resume() {
      purgedAll = ++clock
      open = true
    },
    size: () => pages.size,
  }
}
