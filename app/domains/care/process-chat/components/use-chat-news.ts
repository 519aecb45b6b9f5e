import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToast } from '#ui/document/toasts.ts'
import type { ChatEvent } from '../messages/chat-messages.schemas.ts'

type Newest = { id: number; own: boolean } | undefined

/**
 * Opens the conversation where the new ones begin, else where it ends, and follows it there; who reads further up, or writes,
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
    const line = first ? document.getElementById('novas') : null
    if (line) return line.scrollIntoView({ block: 'center' })
    const message = document.getElementById(`mensagem-${id}`)
    const below = (message?.getBoundingClientRect().top ?? 0) - innerHeight
    const writes = document.activeElement?.matches('input, textarea, select') ?? false
    if (first || own || (!writes && below < innerHeight / 2)) message?.scrollIntoView({ block: 'center' })
    else if (below > 0) toast.info('Chegou uma mensagem, mais abaixo.')
  }, [id, own, toast])
}

const TYPING_MS = 8000

/**
 * Reloads the conversation whenever there is something new in it (SSE; the browser reconnects by itself). Gives who writes
 * at this moment.
 */
export function useChatNews(token: string): string | undefined {
  const { revalidate } = useRevalidator()
  const [typing, setTyping] = useState<string>()
  useEffect(() => {
    const source = new EventSource(`/api/v1/chat/processo/${token}/live`)
    let over: ReturnType<typeof setTimeout> | undefined
    source.addEventListener('message', ({ data }) => {
      const event: ChatEvent = JSON.parse(data)
      clearTimeout(over)
      setTyping('typing' in event ? event.typing : undefined)
      if ('typing' in event) over = setTimeout(() => setTyping(undefined), TYPING_MS)
      else void revalidate()
    })
    return () => {
      clearTimeout(over)
      source.close()
    }
  }, [token, revalidate])
  return typing
}

const AGAIN_MS = 4000

/** Handler of input in the form: says now and then that somebody writes, once it is chosen for whom. */
export function useTellTyping(token: string) {
  const last = useRef(-AGAIN_MS)
  return ({ currentTarget, timeStamp }: FormEvent<HTMLElement>) => {
    const audience = currentTarget.closest('form')?.elements.namedItem('audience')
    const chosen = audience instanceof HTMLInputElement || audience instanceof HTMLSelectElement ? audience.value : ''
    if (!chosen || timeStamp - last.current < AGAIN_MS) return
    last.current = timeStamp
    // Nobody misses one that does not arrive.
    void fetch(`/api/v1/chat/processo/${token}/digitando`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ audience: chosen }),
    }).catch(() => undefined)
  }
}
