import { useEffect, useState, useSyncExternalStore } from 'react'
import { onQueueChange, queuedAct, queuedOf } from './queue.browser.ts'
import type { QueuedAct } from './queued-act.kinds.ts'
import { mustLogIn, onRound, sendQueue } from './send-queue.browser.ts'

const EVERY = 60_000
const SOON = 1000

/** The user's queued acts; undefined until the store was read, null when it cannot be. */
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

/** Whether this act still waits on the phone; of one that was just queued, until the store says otherwise. */
export function useWaits(key: string) {
  const [waits, setWaits] = useState(true)
  useEffect(() => {
    const read = () =>
      void queuedAct(key).then(
        (act) => setWaits(Boolean(act)),
        (reason) => console.info('offline queue:', reason),
      )
    read()
    return onQueueChange(read)
  }, [key])
  return waits
}

/** Sends the queue: on page load, when the connection returns, soon after that failed, and every minute. */
export function useSending(user_id: number, onSent: (sent: number, refused: number) => void) {
  useEffect(() => onRound(({ sent, refused }) => sent + refused > 0 && onSent(sent, refused)), [onSent])
  useEffect(() => {
    let here = true
    let failures = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const send = async () => {
      const round = await sendQueue(user_id)
      failures = round?.unreachable ? failures + 1 : 0
      clearTimeout(timer)
      // The first request over a line that has just come back is often lost.
      if (here) timer = setTimeout(send, failures ? Math.min(SOON * 2 ** failures, EVERY) : EVERY)
    }
    const online = () => {
      failures = 0
      void send()
    }
    void send()
    addEventListener('online', online)
    return () => {
      here = false
      clearTimeout(timer)
      removeEventListener('online', online)
    }
  }, [user_id])
}

/** True when the server requires sign-in. */
export const useMustLogIn = () => useSyncExternalStore(onRound, mustLogIn, () => false)
