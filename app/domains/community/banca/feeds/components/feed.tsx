import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { CardSkeleton } from '#ui/components/skeleton.tsx'
import { deferred } from '#ui/deferred.tsx'
import { PostCard } from '../../posts/components/post-card.tsx'
import type { FeedKind } from '../feed.kinds.ts'
import type { FeedView } from '../feed.view.ts'
import { useFeed } from './use-feed.ts'

const NewsBar = deferred(async () => (await import('./news-bar.tsx')).NewsBar)

type Props = {
  first: FeedView
  kind: FeedKind
  /** Filters of the feed, without its cursor. */
  search: string
  empty: ReactNode
  /** Announces new posts. */
  news?: boolean
  /** What stands below the post at an index. */
  between?: ReadonlyMap<number, ReactNode>
}

/** Posts one below the other. With scripts it grows by itself near its end; without, the end is a link to the rest. */
export function Feed({ first, kind, search, empty, news, between }: Props) {
  const feed = useFeed(first, kind, search)
  const next = new URLSearchParams(search)
  if (feed.next_cursor) next.set('cursor', feed.next_cursor)
  return (
    <div className="space-y-4">
      {news && feed.newest > 0 && <NewsBar kind={kind} search={search} after={feed.newest} />}
      <ListStates
        items={feed.items}
        keyOf={(post) => post.id}
        empty={empty}
        frame={(items) => (
          <ol className="space-y-4" aria-label="Posts">
            {items}
          </ol>
        )}
      >
        {(post, at) => (
          <li className="space-y-4">
            <PostCard
              post={post}
              reason={post.reason}
              priority={at === 0}
              onSaved={(saved) => feed.saved(post.id, saved)}
            />
            {between?.get(at)}
          </li>
        )}
      </ListStates>
      {feed.failed && (
        <Notice tone="error" action={<Button onClick={feed.more}>Tentar de novo</Button>}>
          Não conseguimos carregar mais posts. Confira sua conexão.
        </Notice>
      )}
      {feed.next_cursor && !feed.failed && (
        <More to={`?${next}`} loading={feed.loading} onSeen={feed.more} read={feed.items.length} />
      )}
      {!feed.next_cursor && feed.items.length > 0 && <p className="py-4 text-center text-muted">Você viu tudo.</p>}
    </div>
  )
}

type MoreProps = { to: string; loading: boolean; onSeen: () => void; read: number }

function More({ to, loading, onSeen, read }: MoreProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const seen = useRef(onSeen)
  seen.current = onSeen
  // Again after each page: the end may still be in sight.
  useEffect(() => {
    if (!link.current || !read) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen.current(), {
      rootMargin: '800px',
    })
    watch.observe(link.current)
    return () => watch.disconnect()
  }, [read])
  return (
    <>
      {loading && <CardSkeleton cards={1} />}
      <Link
        ref={link}
        to={to}
        className="btn btn-quiet w-full"
        onClick={(event) => {
          event.preventDefault()
          onSeen()
        }}
      >
        Mais posts
      </Link>
    </>
  )
}
