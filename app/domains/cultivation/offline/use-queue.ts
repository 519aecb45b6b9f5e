import { useEffect, useState } from 'react'
import { onQueueChange, type QueuedAct, queuedOf } from './queue.ts'
import { sendQueue } from './send-queue.ts'

const EVERY = 60_000

/** The acts of this person that wait; undefined until the phone's store was read. */
export function useQueue(user_id: number): QueuedAct[] | undefined {
  const [acts, setActs] = useState<QueuedAct[]>()
  useEffect(() => {
    const read = () => void queuedOf(user_id).then(setActs)
    read()
    return onQueueChange(read)
  }, [user_id])
  return acts
}

/** Sends what waits: when the page opens, when the signal comes back, and every minute. */
export function useSending(user_id: number, onSent: (count: number) => void) {
  useEffect(() => {
    const send = () => void sendQueue(user_id).then((count) => count && onSent(count))
    send()
    const timer = setInterval(send, EVERY)
    addEventListener('online', send)
    return () => {
      clearInterval(timer)
      removeEventListener('online', send)
    }
  }, [user_id, onSent])
}
