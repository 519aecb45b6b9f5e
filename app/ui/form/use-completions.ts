import { type RefObject, useEffect, useRef, useState } from 'react'
import { fetchJson } from '../fetch-json.ts'
import { type TypedToken, typedToken } from './typed-token.ts'

/** `text` takes the place of what was typed. */
export type Suggestion = { text: string; note: string; photo_url: string | null }

/** A pause in typing after which suggestions are fetched. */
const PAUSE_MS = 150

/** What '@…' or '#…' before the caret of a textarea may become, asked of `address`. */
export function useCompletions(area: RefObject<HTMLTextAreaElement | null>, address: string) {
  const [token, setToken] = useState<TypedToken | null>(null)
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const [active, setActive] = useState(0)
  const dismissed = useRef<string>(undefined)
  const close = () => {
    setToken(null)
    setSuggestions([])
  }
  useEffect(() => {
    const field = area.current
    if (!field) return
    let asked: AbortController | undefined
    let pause: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(pause)
      asked?.abort()
    }
    const look = () => {
      stop()
      const typed = field.selectionStart === field.selectionEnd ? typedToken(field.value, field.selectionStart) : null
      if (!typed || typed.text === dismissed.current) {
        if (!typed) dismissed.current = undefined
        setToken(null)
        setSuggestions([])
        return
      }
      pause = setTimeout(async () => {
        asked = new AbortController()
        const { signal } = asked
        const join = address.includes('?') ? '&' : '?'
        const url = `${address}${join}search=${encodeURIComponent(typed.text)}`
        const found = await fetchJson<{ data: Suggestion[] }>(url, { signal })
        if (signal.aborted) return
        setToken(typed)
        setActive(0)
        setSuggestions(found?.data.filter(({ text }) => text !== typed.text) ?? [])
      }, PAUSE_MS)
    }
    const leave = () => {
      stop()
      setToken(null)
      setSuggestions([])
    }
    field.addEventListener('input', look)
    field.addEventListener('click', look)
    field.addEventListener('blur', leave)
    return () => {
      stop()
      field.removeEventListener('input', look)
      field.removeEventListener('click', look)
      field.removeEventListener('blur', leave)
    }
  }, [area, address])
  const dismiss = () => {
    dismissed.current = token?.text
    close()
  }
  const choose = (index: number) => {
    const field = area.current
    const chosen = suggestions[index]
    if (!field || !token || !chosen) return
    field.setRangeText(`${chosen.text} `, token.from, token.to, 'end')
    close()
    // As if it had been typed: counters and drafts follow.
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return { token, suggestions, active, setActive, choose, dismiss }
}
