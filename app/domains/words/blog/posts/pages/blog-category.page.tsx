import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { BlogFilter } from '../blog-posts.schemas.ts'
import { BlogHead } from '../components/blog-head.tsx'
import { BlogList } from '../components/blog-list.tsx'
import type { Route } from './+types/blog-category.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => {
  const one = loaderData?.category
  if (!one) return { title: 'Categorias do blog', url: '/blog/categoria' }
  return { title: `${one.name} no blog`, description: one.description, url: `/blog/categoria/${one.slug}` }
})

/** Posts of a category; without one, all categories. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { posts } = apiFor(context).blog
  const { data: categories } = await posts.categories()
  cacheForVisitors(context, 'blog')
  if (!params.slug) return { categories, category: null, page: null }
  const category = categories.find(({ slug }) => slug === params.slug)
  if (!category) throw notFound()
  return { categories, category, page: await posts.list({ ...filterOf(request, BlogFilter), category: category.slug }) }
}

const crumbs = [
  { to: '/blog', label: 'Blog' },
  { to: '/blog/categoria', label: 'Categorias' },
]

export default function BlogCategoryPage({ loaderData: { categories, category, page } }: Route.ComponentProps) {
  if (!category)
    return (
      <>
        <PageHeader
          title="Categorias"
          text="Os assuntos do blog."
          crumbs={[crumbs[0] ?? { label: '' }, { label: 'Categorias' }]}
        />
        <ListStates
          items={categories}
          keyOf={({ slug }) => slug}
          empty={<EmptyState icon="newspaper" text="Nenhuma postagem saiu ainda." />}
          frame={(items) => <div className="grid gap-4 sm:grid-cols-2">{items}</div>}
        >
          {(one) => (
            <Card>
              <h2 className="relative text-xl">
                <Link to={`/blog/categoria/${one.slug}`} className="link link-hover reach">
                  {one.name}
                </Link>
              </h2>
              <p className="text-muted">{one.description}</p>
              <p className="text-sm text-muted">{plural(one.posts_count, 'postagem', 'postagens')}</p>
            </Card>
          )}
        </ListStates>
      </>
    )
  return (
    <>
      <PageHeader title={category.name} text={category.description} crumbs={[...crumbs, { label: category.name }]} />
      <BlogHead categories={categories} chosen={category.slug} />
      <BlogList page={page} empty={<EmptyState icon="newspaper" text="Nada nesta categoria ainda." />} />
    </>
  )
}
