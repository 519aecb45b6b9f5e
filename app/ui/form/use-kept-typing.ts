import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useRootData } from '../root-data.ts'
import { keepTyping, keptTyping, noteSent, type Place, type Typed } from './kept-typing.ts'
import { changedSince, putTyped, typedIn } from './typed-fields.ts'

type Kept = {
  /** While it is typed; `returns` alone: only when it was sent and the session had ended. */
  keep: boolean
  returns: boolean
  name?: string | undefined
  keeper?: Place | undefined
}

/** Keeps what is typed into a form on this device until the site has taken it, and puts it back when it is opened again. */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>, { keep, returns, name = '', keeper }: Kept) {
  const viewer_id = useRootData()?.viewer?.id
  const path = useLocation().pathname
  const { user_id, at } = keeper ?? { user_id: viewer_id, at: `${path}:${name}` }
  const place = returns && user_id ? { user_id, at } : undefined
  const opened = useRef<Typed>({})
  const [back, put] = useState<Typed>()
  const [isBack, setBack] = useState(false)
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const element = form.current
    if (!returns || !user_id || !element) return
    opened.current = typedIn(element)
    const kept = changedSince(opened.current, keptTyping({ user_id, at }) ?? {})
    // Saved meanwhile, by a form of which something else was refused.
    if (Object.keys(kept).length === 0) return void keepTyping({ user_id, at }, {})
    put(kept)
    setBack(true)
    // Folded away it would be missed.
    for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
  }, [form, returns, user_id, at])
  // After the commit that made room for it: a form of rows has as many by then.
  useEffect(() => {
    if (form.current && back) putTyped(form.current, back)
  }, [form, back])
  return {
    back,
    isBack,
    isKept,
    typed: (element: HTMLFormElement) =>
      keep && place && setKept(keepTyping(place, changedSince(opened.current, typedIn(element)))),
    send: (element: HTMLFormElement) =>
      noteSent(place && { ...place, typed: changedSince(opened.current, typedIn(element)) }),
    taken: () => {
      setBack(false)
      if (form.current) opened.current = typedIn(form.current)
    },
    clear: () => {
      setBack(false)
      put({ ...opened.current })
      if (place) keepTyping(place, {})
    },
  }
}
