/** Acts that an open form of this tab sends itself, with what lets go of each. */
const held = new Map<string, () => void>()

const lockOf = (key: string) => `grower-a-enviar ${key}`

/** Keeps the queue, of any tab, from sending an act that its open form sends. The lock dies with the tab. */
export function holdAct(key: string): Promise<void> {
  if (held.has(key)) return Promise.resolve()
  held.set(key, () => undefined)
  if (!navigator.locks) return Promise.resolve()
  return new Promise((isHeld) => {
    const untilReleased = () =>
      new Promise<void>((release) => {
        // Let go of while it waited for the lock.
        if (held.has(key)) held.set(key, release)
        else release()
        isHeld()
      })
    void navigator.locks.request(lockOf(key), {}, untilReleased)
  })
}

export function releaseAct(key: string) {
  const release = held.get(key)
  held.delete(key)
  release?.()
}

/** Runs `work` unless the act is held by a form; null then. */
export async function unlessHeld<Result>(key: string, work: () => Promise<Result>): Promise<Result | null> {
  if (held.has(key)) return null
  if (!navigator.locks) return work()
  return navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) => (lock ? await work() : null))
}
