import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ListStates } from '#ui/components/list-states.tsx'
import { NothingFound } from '#ui/components/nothing-found.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { BlogPage } from '../blog-posts.schemas.ts'
import { BlogCard } from './blog-card.tsx'

/** A page of posts, in cards. */
export function BlogList({ page, empty }: { page: BlogPage; empty: ReactNode }) {
  const [params] = useSearchParams()
  return (
    <>
      <ListStates
        items={page.data}
        keyOf={({ id }) => id}
        empty={params.get('search') ? <NothingFound text="Nenhuma postagem com essas palavras." all="/blog" /> : empty}
        one={(post) => (
          <div className="max-w-md">
            <BlogCard post={post} priority />
          </div>
        )}
        frame={(items) => <div className="grid gap-5 sm:grid-cols-2 desk:grid-cols-3">{items}</div>}
      >
        {(post, at) => <BlogCard post={post} priority={at === 0} />}
      </ListStates>
      <Pager {...page} label="Páginas do blog" />
    </>
  )
}
