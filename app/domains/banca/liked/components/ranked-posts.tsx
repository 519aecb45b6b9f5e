import type { ReactNode } from 'react'
import { ListStates } from '#ui/components/list-states.tsx'
import { Ribbon } from '#ui/components/ribbon.tsx'
import { PostCard } from '../../posts/components/post-card.tsx'
import type { PostCard as Post } from '../../posts/posts.schemas.ts'

/** Posts of a ranking; the first three wear a ribbon. */
export const RankedPosts = ({ posts, empty, level = 2 }: { posts: Post[]; empty: ReactNode; level?: 2 | 3 }) => (
  <ListStates
    items={posts}
    keyOf={(post) => post.id}
    empty={empty}
    frame={(items) => <ol className="mx-auto max-w-2xl space-y-4">{items}</ol>}
  >
    {(post, at) => (
      <li className={at < 3 ? 'relative pt-5 *:first:top-1' : undefined}>
        <Ribbon position={at + 1} />
        <PostCard post={post} level={level} priority={at === 0} />
      </li>
    )}
  </ListStates>
)
