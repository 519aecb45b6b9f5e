import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { NOTICES_CHANGED } from './use-live-unread.ts'

/** An open list shows what arrives: the bell hears of it, the list asks for itself again. */
export function useLiveList() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const refresh = () => void revalidate()
    window.addEventListener(NOTICES_CHANGED, refresh)
    return () => window.removeEventListener(NOTICES_CHANGED, refresh)
  }, [revalidate])
}
