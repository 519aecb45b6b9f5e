import { Avatar } from '#ui/components/avatar.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { BlogFilter } from '../blog-posts.schemas.ts'
import { BlogList } from '../components/blog-list.tsx'
import type { Route } from './+types/blog-author.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.author.nickname ?? 'Autor'} no blog`,
  url: loaderData && `/blog/autor/${loaderData.author.nickname}`,
}))

/** Who signed nothing that is out has no page here. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = await apiFor(context).blog.posts.list({ ...filterOf(request, BlogFilter), author: params.nickname })
  const wanted = params.nickname.toLowerCase()
  const author = page.data[0]?.authors.find(({ nickname }) => nickname.toLowerCase() === wanted)
  if (!author) throw notFound()
  cacheForVisitors(context, 'blog')
  return { author, page }
}

export default function BlogAuthorPage({ loaderData: { author, page } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={
          <span className="flex items-center gap-3">
            <Avatar name={author.nickname} photo_url={author.photo_url} size={56} />
            {author.nickname}
          </span>
        }
        crumbs={[{ to: '/blog', label: 'Blog' }, { label: author.nickname }]}
        action={<LinkButton to={`/perfil/${author.nickname}`}>Ver perfil</LinkButton>}
      />
      <BlogList page={page} empty={<EmptyState icon="newspaper" text="Nada mais por aqui." />} />
    </>
  )
}
