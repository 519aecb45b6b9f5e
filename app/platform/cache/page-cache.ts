import type { OutgoingHttpHeaders } from 'node:http'
import { LRUCache } from 'lru-cache'
import { purgeTimes } from './purge-times.ts'

/** A finished page for visitors, stored compressed, with the names of the things that it shows. */
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

/** When the drawing of something began, where the purges of its tags are counted, and when that was looked at last. */
type Drawn<T> = { drawn: T; places: number[]; mark: bigint; stamp?: number }

type Options = { megabytes?: number; seconds?: number; memory?: SharedArrayBuffer }

/**
 * Pages by address, purged by tag. `begin()` returns a mark; what began to be drawn before one of its tags was purged is
 * neither stored nor served. Caches over the same `memory` hear each other's purges at once.
 */
export function pageCache({ megabytes = 64, seconds = 300, memory }: Options = {}) {
  const purges = purgeTimes(memory)
  // Closed until the line that brings other processes' purges is up (`resume`).
  let open = false
  let openedAt = purges.now()
  const pages = new LRUCache<string, Drawn<StoredPage>>({
    maxSize: Math.round(megabytes * 1_048_576),
    ttl: seconds * 1000,
    sizeCalculation: ({ drawn }) => drawn.identity.length + drawn.brotli.length + drawn.gzip.length + 512,
  })
  // Numbers that cost much to count and are asked for all the time, under the same tags.
  const numbers = new LRUCache<string, Drawn<number>>({ max: 1000, ttl: seconds * 1000 })

  function kept<T extends {}>(store: LRUCache<string, Drawn<T>>, key: string): T | undefined {
    const found = open ? store.get(key) : undefined
    if (!found) return undefined
    // Asked for before the places are looked at: a purge in between makes the next one look again.
    const stamp = purges.stamp()
    if (stamp === found.stamp) return found.drawn
    if (purges.purgedSince(found.places, found.mark)) {
      store.delete(key)
      return undefined
    }
    found.stamp = stamp
    return found.drawn
  }

  function keep<T extends {}>(store: LRUCache<string, Drawn<T>>, key: string, one: Drawn<T>): boolean {
    if (!open || one.mark < openedAt || purges.purgedSince(one.places, one.mark)) return false
    store.set(key, one)
    return true
  }

  return {
    begin: purges.now,
    /** A number that changes only when one of its tags is purged; counted anew while nothing stored can be trusted. */
    async number(key: string, tags: readonly string[], count: () => Promise<number>): Promise<number> {
      const known = kept(numbers, key)
      if (known !== undefined) return known
      const mark = purges.now()
      const drawn = await count()
      keep(numbers, key, { drawn, places: purges.placesOf(tags), mark })
      return drawn
    },
    get: (key: string) => kept(pages, key),
    store: (key: string, page: StoredPage, mark: bigint) =>
      keep(pages, key, { drawn: page, places: purges.placesOf(page.tags), mark }),
    purge: purges.purge,
    /** The line that brings other processes' purges is down: nothing stored can be trusted until it is back. */
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
