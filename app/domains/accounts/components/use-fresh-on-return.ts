import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Asks the server anew when the person comes back to this tab, e.g. from the mail program. */
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
