import { useEffect, useState, useSyncExternalStore } from 'react'
import { onQueueChange, queuedOf } from './queue.browser.ts'
import type { QueuedAct } from './queued-act.kinds.ts'
import { mustLogIn, onRound, sendQueue } from './send-queue.browser.ts'

const EVERY = 60_000

/** The acts of this person that wait; undefined until the phone's store was read, null where it can't be. */
export function useQueue(user_id: number): QueuedAct[] | null | undefined {
  const [acts, setActs] = useState<QueuedAct[] | null>()
  useEffect(() => {
    const read = () =>
      void queuedOf(user_id).then(setActs, (reason) => {
        console.info('offline queue:', reason)
        setActs(null)
      })
    read()
    return onQueueChange(read)
  }, [user_id])
  return acts
}

/** Sends what waits: when the page opens, when the signal comes back, and every minute. */
export function useSending(user_id: number, onSent: (count: number) => void) {
  useEffect(() => onRound(({ sent }) => sent > 0 && onSent(sent)), [onSent])
  useEffect(() => {
    const send = () => void sendQueue(user_id)
    send()
    const timer = setInterval(send, EVERY)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [user_id])
}

/** True once the server asked for a login before it takes anything. */
export const useMustLogIn = () => useSyncExternalStore(onRound, mustLogIn, () => false)
