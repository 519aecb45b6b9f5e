import { BelowPage } from '#domains/community/ads/ui.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { BlogFilter } from '../blog-posts.schemas.ts'
import { BlogHead } from '../components/blog-head.tsx'
import { BlogList } from '../components/blog-list.tsx'
import type { Route } from './+types/blog.page'

export const middleware = [access('public')]
export const meta = pageMeta({
  title: 'Blog',
  description: 'Textos que ensinam a cultivar, com as plantas e os dados de quem cultiva de verdade.',
  url: '/blog',
})
export { feedLinks as links } from '../feed-links.view.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { posts } = apiFor(context).blog
  const [page, categories] = await Promise.all([posts.list(filterOf(request, BlogFilter)), posts.categories()])
  cacheForVisitors(context, 'blog')
  return { page, categories: categories.data }
}

export default function BlogPage({ loaderData: { page, categories } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title="Blog" text="Textos que ensinam a cultivar, com plantas e dados de quem cultiva de verdade." />
      <BlogHead categories={categories} />
      <BlogList page={page} empty={<EmptyState icon="newspaper" text="Nenhuma postagem saiu ainda." />} />
      <BelowPage placement="fim-do-blog" />
    </>
  )
}
