import { useEffect } from 'react'
import { WHO } from '#shared/who-cookie.ts'

let shown: number | undefined

const here = () => Number(document.cookie.match(new RegExp(`(?:^|; )${WHO}=(\\d+)`))?.[1]) || undefined

/** Somebody else signed in in this browser, in another tab: what stands here is not theirs, nor to be sent by them. */
export const isSomebodyElse = () => {
  const who = here()
  return shown !== undefined && who !== undefined && who !== shown
}

/** A page of one person is not left before another's eyes: looked at again, it is loaded as it is for them. */
export function useSamePerson(viewer_id: number | undefined) {
  useEffect(() => {
    shown = viewer_id
    const wasHere = viewer_id !== undefined && here() === viewer_id
    const look = () => {
      if (wasHere && document.visibilityState === 'visible' && here() !== viewer_id) location.reload()
    }
    for (const name of ['visibilitychange', 'focus', 'pageshow']) addEventListener(name, look)
    return () => {
      for (const name of ['visibilitychange', 'focus', 'pageshow']) removeEventListener(name, look)
    }
  }, [viewer_id])
}
