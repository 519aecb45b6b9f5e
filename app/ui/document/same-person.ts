import { useEffect } from 'react'
import { WHO } from '#shared/who-cookie.ts'
import { showToast } from './toasts.ts'

/** Left for the page that is loaded for somebody else: it says why it is another. */
const TOLD = 'grower-outra-pessoa'

let shown: number | undefined

const here = () => Number(document.cookie.match(new RegExp(`(?:^|; )${WHO}=(\\d+)`))?.[1]) || undefined

/** Somebody else signed in in this browser, in another tab: what stands here is not theirs, nor to be sent by them. */
export const isSomebodyElse = () => {
  const who = here()
  return shown !== undefined && who !== undefined && who !== shown
}

/** Of the one before nothing is sent or left: the page is loaded as it is for who is here now, and says so. */
export function loadForWhoIsHere() {
  try {
    sessionStorage.setItem(TOLD, 'sim')
  } catch {
    // Shut off: then the page speaks for itself.
  }
  location.reload()
}

function tellWhy() {
  try {
    if (sessionStorage.getItem(TOLD) === null) return
    sessionStorage.removeItem(TOLD)
    showToast({ kind: 'info', text: 'Outra pessoa entrou neste navegador: a página agora é dela. Nada foi enviado.' })
  } catch {
    // Shut off.
  }
}

/** A page of one person is not left before another's eyes: looked at again, it is loaded as it is for them. */
export function useSamePerson(viewer_id: number | undefined) {
  useEffect(() => {
    shown = viewer_id
    tellWhy()
    const wasHere = viewer_id !== undefined && here() === viewer_id
    const look = () => {
      if (wasHere && document.visibilityState === 'visible' && here() !== viewer_id) loadForWhoIsHere()
    }
    for (const name of ['visibilitychange', 'focus', 'pageshow']) addEventListener(name, look)
    return () => {
      for (const name of ['visibilitychange', 'focus', 'pageshow']) removeEventListener(name, look)
    }
  }, [viewer_id])
}
