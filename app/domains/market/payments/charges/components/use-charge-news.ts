import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Loads the page's data again when the charge changes (SSE). The browser reconnects by itself. */
export function useChargeNews(uuid: string) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const source = new EventSource(`/api/v1/market/my-charges/${uuid}/live`)
    source.addEventListener('message', () => void revalidate())
    return () => source.close()
  }, [uuid, revalidate])
}
