/** Places for the times of tags. Two tags may share one: then a purge of either costs the other a drawing, no more. */
const PLACES = 65_536

export type PurgeTimes = ReturnType<typeof purgeTimes>

/** The first numbers: the time itself, and how many purges are written down whole. */
const NOW = 0
const DONE = 1
const FIRST = 2

/** Memory for `purgeTimes` that several threads of a process can have. */
export const sharedPurgeTimes = () => new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT * (FIRST + PLACES))

/**
 * When a tag was purged last, counted in purges. The web threads of a process share the counts: what one of them purges
 * is gone for all of them in the same instant, without a message.
 */
export function purgeTimes(memory = sharedPurgeTimes()) {
  const times = new BigInt64Array(memory)
  const done = new Int32Array(memory, DONE * times.BYTES_PER_ELEMENT, 1)
  const later = () => Atomics.add(times, NOW, 1n) + 1n

  /** Of two purges at once the later one stays, in whatever order they write. */
  function raise(place: number, time: bigint) {
    for (let known = Atomics.load(times, place); known < time; ) {
      const found = Atomics.compareExchange(times, place, known, time)
      if (found === known) return
      known = found
    }
  }

  return {
    now: () => Atomics.load(times, NOW),
    /** Changes with every purge, after it is written down: what was right is right while this stays. Cheaper than times. */
    stamp: () => Atomics.load(done, 0),
    /** Moves the time on: what began before is told from what begins after. */
    later,
    purge(tags: readonly string[]) {
      const time = later()
      for (const tag of tags) raise(placeOf(tag), time)
      Atomics.add(done, 0, 1)
    },
    /** Whether one of these places was purged after that time. */
    purgedSince: (places: readonly number[], time: bigint) => places.some((place) => Atomics.load(times, place) > time),
    placesOf: (tags: readonly string[]) => tags.map(placeOf),
  }
}

/** FNV-1a, 32 bits. */
function placeOf(tag: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < tag.length; at++) hash = Math.imul(hash ^ tag.charCodeAt(at), 0x01000193)
  return ((hash >>> 0) % PLACES) + FIRST
}
