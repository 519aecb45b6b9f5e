import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchJson } from '#ui/fetch-json.ts'

export type GeneticSuggestion = { id: number; text: string; note: string }

/** A pause in typing after which the library is asked. */
const PAUSE_MS = 200

/** Entries of the library like what is typed; the field works without them. */
export function useGeneticSuggestions() {
  const [suggestions, setSuggestions] = useState<GeneticSuggestion[]>([])
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    clearTimeout(pause.current)
    asked.current?.abort()
  }, [])
  useEffect(() => stop, [stop])
  const ask = (text: string) => {
    stop()
    const search = text.trim()
    if (search.length < 2) return
    pause.current = setTimeout(async () => {
      asked.current = new AbortController()
      const { signal } = asked.current
      const address = `/api/v1/plan-cultivation/genetic-suggestion?search=${encodeURIComponent(search)}`
      const found = await fetchJson<{ data: GeneticSuggestion[] }>(address, { signal })
      if (found && !signal.aborted) setSuggestions(found.data)
    }, PAUSE_MS)
  }
  return { suggestions, ask }
}
