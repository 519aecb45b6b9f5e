import { useCallback, useEffect, useRef, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import type { useAutosave } from './use-autosave.ts'

/** ms for which a way out waits for a slow line. */
const PATIENCE = 4000

/**
 * Who leaves the page is held until the text is saved, and asked nothing: what can't be saved is on the device. Only
 * where it is not even there (`stuck`) are they asked.
 */
export function useSaveAndGo(saving: Pick<ReturnType<typeof useAutosave>, 'pending' | 'flush' | 'keep' | 'kept'>) {
  const now = useRef(saving)
  now.current = saving
  const [stuck, setStuck] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && now.current.pending(),
  )
  const held = useRef(blocker)
  held.current = blocker
  useEffect(() => {
    if (blocker.state !== 'blocked') return setStuck(false)
    now.current.keep()
    const slow = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE))
    void Promise.race([now.current.flush(), slow]).then((done) => {
      if (done || now.current.kept) held.current.proceed?.()
      else setStuck(true)
    })
  }, [blocker.state])
  useBeforeUnload(
    useCallback((event) => {
      if (now.current.pending() && !now.current.kept) event.preventDefault()
    }, []),
  )
  return { stuck, stay: () => blocker.reset?.(), go: () => blocker.proceed?.() }
}
