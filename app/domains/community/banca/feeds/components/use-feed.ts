import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { fetchJson } from '#ui/fetch-json.ts'
import type { FeedKind } from '../feed.kinds.ts'
import type { FeedView } from '../feed.view.ts'

/** What was read of each place of the history: on the way back it stands there again, as far as one had read. */
const read = new Map<string, FeedView>()
const MOST_KEPT = 20

type State = FeedView & { loading: boolean; failed: boolean }

/** A feed that grows as one reads. It starts with the page that the server rendered. */
export function useFeed(first: FeedView, kind: FeedKind, search: string) {
  const { key } = useLocation()
  const [state, setState] = useState<State>(() => ({ ...(read.get(key) ?? first), loading: false, failed: false }))
  useEffect(() => {
    const { items, next_cursor, newest } = state
    read.delete(key)
    read.set(key, { items, next_cursor, newest })
    const [oldest] = read.keys()
    if (read.size > MOST_KEPT && oldest) read.delete(oldest)
  }, [key, state])

  async function more() {
    if (state.loading || !state.next_cursor) return
    setState({ ...state, loading: true, failed: false })
    const params = new URLSearchParams(search)
    params.set('kind', kind)
    params.set('cursor', state.next_cursor)
    const page = await fetchJson<{ data: FeedView['items']; next_cursor: string | null }>(
      `/api/v1/social/posts/feed?${params}`,
    )
    setState((now) => {
      if (!page) return { ...now, loading: false, failed: true }
      const known = new Set(now.items.map(({ id }) => id))
      return {
        ...now,
        items: [...now.items, ...page.data.filter(({ id }) => !known.has(id))],
        next_cursor: page.next_cursor,
        loading: false,
      }
    })
  }

  /** The server confirmed a save: the count moved, also for when one comes back. */
  const saved = (id: number, is_save: boolean) =>
    setState((now) => ({
      ...now,
      items: now.items.map((item) =>
        item.id === id && item.is_save !== is_save
          ? { ...item, is_save, saves_count: item.saves_count + (is_save ? 1 : -1) }
          : item,
      ),
    }))

  return { ...state, more, saved }
}
