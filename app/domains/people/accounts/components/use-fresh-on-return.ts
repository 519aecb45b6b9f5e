import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Revalidates the page when its tab becomes visible again, e.g. after the mail program was open. */
export function useFreshOnReturn() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('focus', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
    }
  }, [revalidate])
}
