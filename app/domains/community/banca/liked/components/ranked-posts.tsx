import type { ReactNode } from 'react'
import { Badge } from '#ui/components/badge.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PostCard } from '../../posts/components/post-card.tsx'
import type { PostCard as Post } from '../../posts/posts.schemas.ts'

/** Posts of a ranking; the first three wear a ribbon. */
export const RankedPosts = ({ posts, empty, level = 2 }: { posts: Post[]; empty: ReactNode; level?: 2 | 3 }) => (
  <ListStates
    items={posts}
    keyOf={(post) => post.id}
    empty={empty}
    frame={(items) => <ol className="max-w-170 space-y-4">{items}</ol>}
  >
    {(post, at) => (
      <li className="space-y-2">
        {at < 3 && (
          <Badge tone="amber" icon="award">
            {at + 1}º
          </Badge>
        )}
        <PostCard post={post} level={level} priority={at === 0} />
      </li>
    )}
  </ListStates>
)
