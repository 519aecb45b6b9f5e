import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { newKey } from '#ui/form/new-key.ts'
import { type Answer, autosave, type Saving, type Sent } from './autosave.browser.ts'
import { dropHere, keepHere } from './kept-work.browser.ts'
import type { TypedWork } from './work-form.browser.ts'

type Work = { id: number; version: number; saved_at: string | Date; user_id: number; recovered: boolean }

/** Saves the draft that `read` finds, while it is written and when its page is left. */
export function useAutosave({ id, version, saved_at, user_id, recovered }: Work, read: () => TypedWork | null) {
  const [now, tell] = useState<Saving>({ state: 'saved', version, saved_at, kept: true })
  const made = useRef<ReturnType<typeof autosave>>(undefined)
  const begin = () => {
    const tab = newKey()
    return autosave(
      { version, saved_at, tab, recovered },
      {
        read,
        put: (body, leaving) => put(id, body, leaving),
        keep: (typed) => keepHere(user_id, id, tab, typed),
        drop: (typed) => dropHere(user_id, id, typed),
        tell,
      },
    )
  }
  // Made in the browser, when it is first asked: a key is made there.
  const saver = () => (made.current ??= begin())
  const asked = useRef(saver)
  asked.current = saver

  // Before its form is gone.
  useLayoutEffect(() => () => asked.current().leave(true), [])
  useEffect(() => {
    const online = () => void asked.current().flush()
    const gone = () => asked.current().leave(true)
    const hidden = () => document.visibilityState === 'hidden' && asked.current().leave(false)
    addEventListener('online', online)
    addEventListener('pagehide', gone)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      removeEventListener('online', online)
      removeEventListener('pagehide', gone)
      document.removeEventListener('visibilitychange', hidden)
      asked.current().stop()
    }
  }, [])

  return {
    ...now,
    /** The draft says something else than when it was opened. */
    edited: now.state !== 'saved' || now.version !== version,
    changed: () => saver().changed(),
    flush: () => saver().flush(),
    force: () => saver().force(),
    pending: () => saver().pending(),
    /** On the device, now. */
    keep: () => saver().keep(),
  }
}

/** Bytes that a browser lets a request have which outlives its page; a longer text stays on the device. */
const OUTLIVES = 60_000

async function put(id: number, sent: Sent, leaving: boolean): Promise<Answer> {
  const body = JSON.stringify(sent)
  try {
    const response = await fetch(`/api/v1/blog/work/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: leaving && new Blob([body]).size <= OUTLIVES,
    })
    return await response.json()
  } catch {
    return 'offline'
  }
}
