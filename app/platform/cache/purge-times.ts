/** Hash slots of the tags. Two tags may share one: a purge of either then costs the other one rendering. */
const SLOTS = 65_536

export type PurgeTimes = ReturnType<typeof purgeTimes>

/** Header of the memory: the logical clock, and the number of completed purges. */
const NOW = 0
const DONE = 1
const FIRST = 2

/** Memory for `purgeTimes`, to be shared by the threads of a process. */
export const sharedPurgeTimes = () => new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT * (FIRST + SLOTS))

/**
 * When each tag was last purged, in a logical clock that counts purges. Shared by the web threads of a process: what
 * one purges is invalid for all of them at once, without messages.
 */
export function purgeTimes(memory = sharedPurgeTimes()) {
  const times = new BigInt64Array(memory)
  const done = new Int32Array(memory, DONE * times.BYTES_PER_ELEMENT, 1)
  const later = () => Atomics.add(times, NOW, 1n) + 1n

  /** Atomic maximum: of concurrent purges the later time wins, in whatever order they write. */
  function raise(slot: number, time: bigint) {
    for (let known = Atomics.load(times, slot); known < time; ) {
      const found = Atomics.compareExchange(times, slot, known, time)
      if (found === known) return
      known = found
    }
  }

  return {
    now: () => Atomics.load(times, NOW),
    /**
     * Count of completed purges: while it is unchanged, every earlier check still holds. Cheaper than comparing times.
     */
    stamp: () => Atomics.load(done, 0),
    /** Advances the clock, to tell what began before from what begins after. */
    later,
    purge(tags: readonly string[]) {
      const time = later()
      for (const tag of tags) raise(slotOf(tag), time)
      Atomics.add(done, 0, 1)
    },
    /** Whether one of these slots was purged after that time. */
    purgedSince: (slots: readonly number[], time: bigint) => slots.some((slot) => Atomics.load(times, slot) > time),
    slotsOf: (tags: readonly string[]) => tags.map(slotOf),
  }
}

/** FNV-1a, 32 bits. */
function slotOf(tag: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < tag.length; at++) hash = Math.imul(hash ^ tag.charCodeAt(at), 0x01000193)
  return ((hash >>> 0) % SLOTS) + FIRST
}
