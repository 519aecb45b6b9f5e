import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** How each list of this window was left, by its path. In memory alone: a search may name people. */
const kept = new Map<string, string>()

/** Keeps the search, filters, sort and page of the list at this address for the way back to it. */
export function useKeptSearch() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    kept.set(pathname, search)
  }, [pathname, search])
}

/** The address of a page; of a list of this window, as it was left. */
export const asLeft = (path: string) => path + (kept.get(path) ?? '')
