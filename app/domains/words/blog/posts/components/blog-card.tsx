import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { BlogCard as Post } from '../blog-posts.schemas.ts'
import { Cover } from './cover.tsx'

type Props = {
  post: Post
  /** Above the fold. */
  priority?: boolean
  level?: 2 | 3
}

/** A post in a list: the whole card leads to it. */
export function BlogCard({ post, priority, level = 2 }: Props) {
  const Title = `h${level}` as const
  return (
    <article className="card relative flex h-full flex-col overflow-hidden">
      <div className="aspect-[16/9] overflow-hidden bg-base-200">
        {post.cover ? (
          <Photo photo={post.cover} alt="" ratio="16/9" shown="(min-width: 64rem) 24rem, 100vw" priority={priority} />
        ) : (
          <Cover />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        {post.category && (
          <p className="relative z-10">
            <Badge to={`/blog/categoria/${post.category.slug}`}>{post.category.name}</Badge>
          </p>
        )}
        <Title className="text-xl leading-snug break-words">
          <Link to={`/blog/${post.slug}`} prefetch="intent" className="after:absolute after:inset-0 hover:underline">
            {post.title}
          </Link>
        </Title>
        {post.subtitle && <p className="line-clamp-3 text-[0.9375rem] text-muted">{post.subtitle}</p>}
        <p className="mt-auto flex flex-wrap gap-x-2 pt-1 text-sm text-muted">
          <span>{post.authors.map(({ nickname }) => nickname).join(' e ')}</span>
          <RelativeTime at={post.published_at} />
          <span>{post.reading_minutes} min de leitura</span>
        </p>
      </div>
    </article>
  )
}
