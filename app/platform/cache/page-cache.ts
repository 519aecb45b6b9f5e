import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { purgeTimes } from './purge-times.ts'

/** A rendered page for visitors, stored compressed, with the tags of what it shows. */
export type StoredPage = {
  status: number
  headers: OutgoingHttpHeaders
  identity: Buffer
  brotli: Buffer
  gzip: Buffer
  tags: readonly string[]
  stored_at: number
}

export type PageCache = ReturnType<typeof pageCache>

/**
 * A cached value: `version` is the purge clock when its rendering began, `slots` where purges of its tags are recorded,
 * `checked` the purge count at which it was last found valid.
 */
type Entry<T> = { value: T; slots: number[]; version: bigint; checked?: number }

type Options = { megabytes?: number; seconds?: number; memory?: SharedArrayBuffer }

/**
 * LRU cache of pages by URL, purged by tag. `begin()` returns a version; a page whose rendering began before one of its
 * tags was purged is neither stored nor served. Caches over the same `memory` share their purges at once.
 */
export function pageCache({ megabytes = 64, seconds = 300, memory }: Options = {}) {
  const purges = purgeTimes(memory)
  // Closed until the LISTEN connection that brings other processes' purges is up (`resume`).
  let open = false
  let openedAt = purges.now()
  const pages = new LRUCache<string, Entry<StoredPage>>({
    maxSize: Math.round(megabytes * 1_048_576),
    ttl: seconds * 1000,
    sizeCalculation: ({ value }) => value.identity.length + value.brotli.length + value.gzip.length + 512,
  })
  // Expensive, frequently read counts, under the same tags.
  const numbers = new LRUCache<string, Entry<number>>({ max: 1000, ttl: seconds * 1000 })

  function kept<T extends {}>(store: LRUCache<string, Entry<T>>, key: string): T | undefined {
    const found = open ? store.get(key) : undefined
    if (!found) return undefined
    // Read before the slots are checked: after a purge in between, the next call checks again.
    const stamp = purges.stamp()
    if (stamp === found.checked) return found.value
    if (purges.purgedSince(found.slots, found.version)) {
      store.delete(key)
      return undefined
    }
    found.checked = stamp
    return found.value
  }

  function keep<T extends {}>(store: LRUCache<string, Entry<T>>, key: string, one: Entry<T>): boolean {
    if (!open || one.version < openedAt || purges.purgedSince(one.slots, one.version)) return false
    store.set(key, one)
    return true
  }

  return {
    begin: purges.now,
    /** A cached count, invalidated by its tags; counted anew while the cache is closed. */
    async number(key: string, tags: readonly string[], count: () => Promise<number>): Promise<number> {
      const known = kept(numbers, key)
      if (known !== undefined) return known
      const version = purges.now()
      const value = await count()
      keep(numbers, key, { value, slots: purges.slotsOf(tags), version })
      return value
    },
    get: (key: string) => kept(pages, key),
    store: (key: string, page: StoredPage, version: bigint) =>
      keep(pages, key, { value: page, slots: purges.slotsOf(page.tags), version }),
    purge: purges.purge,
    /** The LISTEN connection is down, so purges of other processes may be missed: drop everything until `resume`. */
    pause() {
      open = false
      pages.clear()
      numbers.clear()
    },
    resume() {
      openedAt = purges.later()
      open = true
    },
    size: () => pages.size,
  }
}
