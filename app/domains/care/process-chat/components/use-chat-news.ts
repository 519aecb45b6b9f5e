import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Opens the conversation where it ends, as every conversation does. */
export function useNewestInSight(id: number | undefined) {
  useEffect(() => {
    if (id && !location.hash) document.getElementById(`mensagem-${id}`)?.scrollIntoView({ block: 'center' })
  }, [id])
}

/** Reloads the conversation whenever there is something new in it (SSE; the browser reconnects by itself). */
export function useChatNews(token: string) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const source = new EventSource(`/api/v1/chat/processo/${token}/live`)
    source.addEventListener('message', () => void revalidate())
    return () => source.close()
  }, [token, revalidate])
}
