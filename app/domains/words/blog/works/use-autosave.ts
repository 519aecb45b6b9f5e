import { useEffect, useRef, useState } from 'react'
import type { FormResult } from '#shared/form-result.ts'
import { newKey } from '#ui/form/new-key.ts'
import { useUnsaved } from '#ui/form/unsaved.ts'
import { dropHere, keepHere } from './kept-work.browser.ts'
import type { TypedWork } from './work-form.browser.ts'

type Work = { id: number; version: number; saved_at: string | Date; user_id: number }
type Answer = { version: number; saved_at: string } | (FormResult & { statusCode: number })

/** `behind`: somebody else saved since; `refused`: something typed can't be saved; `offline`, `signed_out`:
 * it is kept here until it can be. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'signed_out' | 'behind' | 'refused'

/** ms after the last letter. */
const PAUSE = 1200
/** ms until it is tried again without a signal. */
const AGAIN = 8000

/**
 * Saves a draft while it is written, one request at a time: what is typed meanwhile is sent after it. Without a signal it
 * is kept on the device and sent once there is one.
 */
export function useAutosave({ id, version, saved_at, user_id }: Work, read: () => TypedWork | null) {
  const [state, setState] = useState<SaveState>('saved')
  const [saved, setSaved] = useState<string | Date>(saved_at)
  const [problem, setProblem] = useState<FormResult>()
  const known = useRef(version)
  const tab = useRef({ tab: '', turn: 0 })
  const running = useRef<Promise<boolean>>(undefined)
  const dirty = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useUnsaved(state !== 'saved' && state !== 'offline')

  const send = async (force: boolean): Promise<boolean> => {
    const typed = read()
    if (!typed) return true
    dirty.current = false
    setState('saving')
    const { current: mine } = tab
    mine.tab ||= newKey()
    mine.turn++
    const answer = await put(id, { ...typed, ...mine, version: known.current, force })
    if (answer !== 'offline' && 'version' in answer) {
      known.current = answer.version
      dropHere(user_id, id)
      setSaved(answer.saved_at)
      setProblem(undefined)
      setState(dirty.current ? 'waiting' : 'saved')
      return true
    }
    dirty.current = true
    keepHere(user_id, id, typed)
    if (answer === 'offline' || answer.statusCode >= 500 || answer.statusCode === 401) {
      setState(answer !== 'offline' && answer.statusCode === 401 ? 'signed_out' : 'offline')
      later(AGAIN)
    } else {
      setProblem(answer)
      setState(answer.statusCode === 409 ? 'behind' : 'refused')
    }
    return false
  }

  const flush = async (force = false): Promise<boolean> => {
    clearTimeout(timer.current)
    while (running.current) await running.current
    if (!dirty.current && !force) return true
    running.current = send(force)
    const done = await running.current
    running.current = undefined
    if (done && dirty.current) later(PAUSE)
    return done
  }
  const later = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flushed.current(), ms)
  }
  const flushed = useRef(flush)
  flushed.current = flush

  useEffect(() => {
    const back = () => void flushed.current()
    addEventListener('online', back)
    return () => {
      removeEventListener('online', back)
      clearTimeout(timer.current)
    }
  }, [])

  return {
    state,
    saved_at: saved,
    /** The draft says something else than when it was opened. */
    edited: state !== 'saved' || known.current !== version,
    problem,
    /** Something was typed. */
    changed: () => {
      dirty.current = true
      setState((now) => (now === 'behind' ? now : 'waiting'))
      // Who is behind decides first whose text stays.
      if (state !== 'behind') later(PAUSE)
    },
    /** Saves now; whether all is saved. */
    flush,
    /** What others saved goes to the revisions. */
    force: () => flush(true),
  }
}

async function put(id: number, body: object): Promise<Answer | 'offline'> {
  try {
    const response = await fetch(`/api/v1/blog/work/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return await response.json()
  } catch {
    return 'offline'
  }
}
