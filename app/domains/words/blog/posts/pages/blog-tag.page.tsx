import { Chip } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { BlogFilter } from '../blog-posts.schemas.ts'
import { BlogList } from '../components/blog-list.tsx'
import type { Route } from './+types/blog-tag.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) =>
  loaderData?.tag
    ? { title: `${loaderData.tag.name} no blog`, url: `/blog/tag/${loaderData.tag.slug}` }
    : { title: 'Tags do blog', url: '/blog/tag' },
)

/** Posts of a tag; without one, all tags. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { posts } = apiFor(context).blog
  const { data: tags } = await posts.tags()
  cacheForVisitors(context, 'blog')
  if (!params.slug) return { tags, tag: null, page: null }
  const tag = tags.find(({ slug }) => slug === params.slug)
  if (!tag) throw notFound()
  return { tags, tag, page: await posts.list({ ...filterOf(request, BlogFilter), tag: tag.slug }) }
}

export default function BlogTagPage({ loaderData: { tags, tag, page } }: Route.ComponentProps) {
  const crumbs = [{ to: '/blog', label: 'Blog' }]
  if (!tag)
    return (
      <>
        <PageHeader title="Tags" text="As palavras do blog." crumbs={[...crumbs, { label: 'Tags' }]} />
        <ListStates
          items={tags}
          keyOf={({ slug }) => slug}
          empty={<EmptyState icon="tags" text="Nenhuma postagem tem tags ainda." />}
          frame={(items) => <div className="flex flex-wrap gap-2">{items}</div>}
        >
          {({ slug, name, posts_count }) => (
            <Chip to={`/blog/tag/${slug}`} count={posts_count}>
              {name}
            </Chip>
          )}
        </ListStates>
      </>
    )
  return (
    <>
      <PageHeader title={tag.name} crumbs={[...crumbs, { to: '/blog/tag', label: 'Tags' }, { label: tag.name }]} />
      <BlogList page={page} empty={<EmptyState icon="newspaper" text="Nada com esta tag ainda." />} />
    </>
  )
}
