import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import type { FeedKind } from '../feed.kinds.ts'
import { MOST_NEWS } from '../feed.kinds.ts'
import { useNews } from './use-news.ts'

type Props = { kind: FeedKind; search: string; after: number }

/** Announces new posts above a feed; they come when one asks for them. */
export function NewsBar({ kind, search, after }: Props) {
  const count = useNews(kind, search, after)
  return (
    <output className="sticky top-16 z-10 flex justify-center empty:hidden">
      {count > 0 && (
        <Link
          to={`?${search}`}
          onClick={() => window.scrollTo({ top: 0 })}
          className="btn btn-primary btn-sm animate-rise rounded-full shadow-lg"
        >
          <Icon name="arrow-up" size={16} />
          {count >= MOST_NEWS ? `Mais de ${MOST_NEWS - 1} posts novos` : plural(count, 'post novo', 'posts novos')}
        </Link>
      )}
    </output>
  )
}
