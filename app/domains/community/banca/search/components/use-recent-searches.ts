import { useEffect, useState } from 'react'

const KEPT = 8

/** What was searched last on this device, newest first; nowhere else is it kept. Known after hydration only. */
export function useRecentSearches(user_id: number | null) {
  const name = `buscas:${user_id ?? 'visita'}`
  const [recent, setRecent] = useState<string[]>([])
  useEffect(() => setRecent(read(name)), [name])
  const keep = (searches: string[]) => {
    setRecent(searches)
    if (searches.length) localStorage.setItem(name, JSON.stringify(searches))
    else localStorage.removeItem(name)
  }
  return {
    recent,
    add: (search: string) => {
      const typed = search.trim()
      if (typed) keep([typed, ...read(name).filter((one) => one !== typed)].slice(0, KEPT))
    },
    clear: () => keep([]),
  }
}

/** What somebody else wrote under this name is no reason for a page not to open. */
function read(name: string): string[] {
  const kept = localStorage.getItem(name)
  if (!kept) return []
  try {
    const list: unknown = JSON.parse(kept)
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, KEPT) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
