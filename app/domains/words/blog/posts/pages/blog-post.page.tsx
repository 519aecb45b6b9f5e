import { randomUUID } from 'node:crypto'
import { useRef } from 'react'
import { redirect } from 'react-router'
import { z } from 'zod'
import { Comments } from '#domains/base/social/comments/ui.ts'
import { ReportLink, SaveToggle, ViewCount } from '#domains/base/social/ui.ts'
import { BelowPage } from '#domains/community/ads/ui.ts'
import { RichText } from '#domains/words/rich-text/ui.ts'
import { PageInput } from '#shared/pagination.ts'
import { Chip } from '#ui/components/badge.tsx'
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Photo } from '#ui/components/photo.tsx'
import { JsonLd } from '#ui/document/json-ld.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { useReadCount } from '../../reads/use-read-count.ts'
import { blogJsonLd } from '../blog-json-ld.view.ts'
import { BlogCard } from '../components/blog-card.tsx'
import { Byline } from '../components/byline.tsx'
import type { Route } from './+types/blog-post.page'

export const middleware = [access('public')]
export { feedLinks as links } from '../feed-links.view.ts'
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => {
  const post = loaderData?.post
  if (!post) return {}
  return {
    title: post.seo_title || post.title,
    description: post.seo_description || post.subtitle,
    url: `/blog/${post.slug}`,
    ...(post.cover && { image: post.cover.sizes.at(-1)?.url }),
  }
})

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const post = await api.blog.posts.show({ slug: params.slug })
  if (post.slug !== params.slug) throw redirect(`/blog/${post.slug}${new URL(request.url).search}`, 301)
  const { page } = filterOf(request, z.object({ page: PageInput.shape.page }))
  const comments = await api.social.comments.list({ blog_post_id: post.id, page })
  cacheForVisitors(context, `blog:${post.id}`, 'blog', ...Object.values(post.embeds).map(({ tag }) => tag))
  const { site } = context.get(requestContext).env
  // Of who is signed in: the visitors' page is one for all.
  const receives = post.can.save && (await api.privacy.consents.mine()).data.some(isNewsletter)
  return {
    post,
    comments,
    receives,
    json_ld: blogJsonLd(post, site),
    idempotency_key: post.can.save ? (randomUUID() as string) : null,
  }
}

const isNewsletter = ({ purpose, given }: { purpose: string; given: boolean | null }) =>
  purpose === 'newsletter' && given === true

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  const { post, comments, receives, json_ld, idempotency_key } = loaderData
  const end = useRef<HTMLElement>(null)
  useReadCount(end, { slug: post.slug, minutes: post.reading_minutes })
  return (
    <div className="mx-auto max-w-2xl space-y-10">
      <article className="space-y-6">
        <JsonLd data={json_ld} />
        <header className="space-y-4">
          <Breadcrumbs
            crumbs={[
              { to: '/blog', label: 'Blog' },
              ...(post.category ? [{ to: `/blog/categoria/${post.category.slug}`, label: post.category.name }] : []),
            ]}
          />
          <h1 className="text-[2rem] leading-tight break-words sm:text-5xl">{post.title}</h1>
          {post.subtitle && <p className="text-lg text-muted sm:text-xl">{post.subtitle}</p>}
          <Byline {...post} />
        </header>
        {post.cover && (
          <Photo
            photo={post.cover}
            alt={post.cover_alt}
            ratio="16/9"
            shown="(min-width: 48rem) 42rem, 100vw"
            priority
            className="rounded-box"
          />
        )}
        <RichText document={post.document} photos={post.photos} embeds={post.embeds} />
        <footer ref={end} className="space-y-4 border-t border-base-300 pt-4">
          {post.tags.length > 0 && (
            <ul aria-label="Tags" className="flex flex-wrap gap-2">
              {post.tags.map(({ slug, name }) => (
                <li key={slug}>
                  <Chip to={`/blog/tag/${slug}`}>{name}</Chip>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
            <SaveToggle
              target={{ blog_post_id: post.id }}
              saved={post.is_save}
              count={post.saves_count}
              what={`a postagem ${post.title}`}
            />
            <ViewCount target={{ blog_post_id: post.id }} count={post.views_count} />
            <span className="grow" />
            {post.can.edit && (
              <LinkButton to={`/escritor/dashboard/postagens/${post.id}`} icon="pencil" size="sm">
                Editar
              </LinkButton>
            )}
            <ReportLink column="blog_post_id" id={post.id} what="esta postagem" />
          </div>
        </footer>
      </article>
      <p className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-base-300 bg-surface p-4">
        {receives ? (
          <>
            <span className="font-medium">Você recebe as novas por e-mail</span>
            <LinkButton to="/blog/newsletter" tone="plain">
              Mudar
            </LinkButton>
          </>
        ) : (
          <>
            <span className="font-medium">
              Quer receber as próximas por e-mail?
              <span className="block text-[0.9375rem] font-normal text-muted">
                Com a sua conta: é por ela que você para quando quiser.
              </span>
            </span>
            <LinkButton to="/blog/newsletter" icon="mail">
              Receber
            </LinkButton>
          </>
        )}
      </p>
      {post.related.length > 0 && (
        <section aria-labelledby="titulo-relacionadas" className="space-y-4">
          <h2 id="titulo-relacionadas" className="text-2xl">
            Leia também
          </h2>
          <div className="grid gap-4 sm:grid-cols-2">
            {post.related.map((one) => (
              <BlogCard key={one.id} post={one} level={3} />
            ))}
          </div>
        </section>
      )}
      <section id="comentarios" aria-labelledby="titulo-comentarios" className="scroll-mt-24 space-y-5">
        <h2 id="titulo-comentarios" className="text-2xl">
          Comentários
        </h2>
        <Comments thing={{ blog_post_id: post.id }} comments={comments} idempotency_key={idempotency_key} />
      </section>
      <BelowPage placement="fim-do-blog" />
    </div>
  )
}
