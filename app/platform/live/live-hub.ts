/** Wakes this process's event streams when their channel has a new event, published here or in another process. */
export function liveHub() {
  const sleeping = new Map<string, Set<() => void>>()
  const wake = (channel: string) => {
    const streams = sleeping.get(channel)
    sleeping.delete(channel)
    for (const go of streams ?? []) go()
  }
  const places = new Map<string, number>()
  let open = true
  return {
    wake,
    /** After a reconnect events may have been missed: all streams read again. */
    wakeAll: () => {
      for (const channel of [...sleeping.keys()]) wake(channel)
    },
    /** Ends all streams, for a graceful stop. */
    close() {
      open = false
      this.wakeAll()
    },
    isOpen: () => open,
    /** Takes one of the places that somebody has for streams; gives back how to leave it, or null when all are taken. */
    enter(who: string, most: number) {
      const taken = places.get(who) ?? 0
      if (taken >= most) return null
      places.set(who, taken + 1)
      let inside = true
      return () => {
        if (!inside) return
        inside = false
        const left = (places.get(who) ?? 1) - 1
        if (left) places.set(who, left)
        else places.delete(who)
      }
    },
    /** Whether a stream waits on the channel. */
    isFollowed: (channel: string) => sleeping.has(channel),
    /** Resolves when the channel is woken or the signal aborts. */
    next(channel: string, signal?: AbortSignal) {
      return new Promise<void>((go) => {
        if (!open || signal?.aborted) return go()
        const streams = sleeping.get(channel) ?? new Set()
        sleeping.set(channel, streams.add(go))
        const leave = () => {
          streams.delete(go)
          if (!streams.size && sleeping.get(channel) === streams) sleeping.delete(channel)
          go()
        }
        signal?.addEventListener('abort', leave, { once: true })
      })
    },
  }
}
export type LiveHub = ReturnType<typeof liveHub>
