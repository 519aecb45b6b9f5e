import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '#ui/document/toasts.ts'

type Newest = { id: number; own: boolean } | undefined

/**
 * Opens the conversation where it ends, as every conversation does, and follows it there; who reads further up, or writes,
 * stays where they are and is told.
 */
export function useNewestInSight(newest: Newest) {
  const toast = useToast()
  const last = useRef<number>(undefined)
  const { id, own = false } = newest ?? {}
  useEffect(() => {
    if (!id || id === last.current) return
    const first = last.current === undefined
    last.current = id
    if (first && location.hash) return
    const message = document.getElementById(`mensagem-${id}`)
    const below = (message?.getBoundingClientRect().top ?? 0) - innerHeight
    const writes = document.activeElement?.matches('input, textarea, select') ?? false
    if (first || own || (!writes && below < innerHeight / 2)) message?.scrollIntoView({ block: 'center' })
    else if (below > 0) toast.info('Chegou uma mensagem, mais abaixo.')
  }, [id, own, toast])
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
