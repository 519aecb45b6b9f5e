import { randomUUID } from 'node:crypto'
import { redirect } from 'react-router'
import { z } from 'zod'
import { Comments } from '#domains/base/social/comments/ui.ts'
import { ViewCount } from '#domains/base/social/ui.ts'
import { PageInput } from '#shared/pagination.ts'
import { safePath } from '#shared/safe-path.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { BancaTabs } from '../../components/banca-tabs.tsx'
import { BesideFrame } from '../../components/beside-frame.tsx'
import { PostCard } from '../components/post-card.tsx'
import { useLiveCounts } from '../components/use-live-counts.ts'
import { titleOf } from '../post.words.ts'
import { PostHighlight, PostPin, PostRef } from '../posts.schemas.ts'
import type { Route } from './+types/post.page'

export const middleware = [access('public')]

export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => {
  const post = loaderData?.post
  if (!post) return {}
  return {
    title: `${post.user.nickname}: ${titleOf(post, 50)}`,
    description: titleOf(post, 160),
    url: `/postagem/${post.slug}`,
    noindex: post.available_by !== 'todos',
    ...(post.available_by === 'todos' ? { image: `/postagem/${post.slug}/imagem.png` } : {}),
  }
})

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const post = await api.banca.posts.show({ id: params.post })
  if (post.slug !== params.post) throw redirect(`/postagem/${post.slug}`)
  const { page } = filterOf(request, z.object({ page: PageInput.shape.page }))
  const [comments, versions] = await Promise.all([
    post.locked ? null : api.social.comments.list({ post_id: post.id, page }),
    post.edited_at ? api.banca.posts.versions({ id: post.slug }) : null,
  ])
  cacheForVisitors(context, `post:${post.id}`, `user:${post.created_by}`)
  return {
    post,
    comments,
    versions: versions?.data ?? [],
    idempotency_key: post.can.save ? (randomUUID() as string) : null,
  }
}

const back = { back: z.string().max(300).optional() }

/** What the menu of a post does, from wherever it stands. */
export async function action(args: Route.ActionArgs) {
  const id = args.params.post
  const intent = (await formOf(args.request)).get('form')
  const to = (path: string | undefined) => safePath(path) ?? '/banca'
  if (intent === 'delete')
    return submit(args, z.object(back), async (api, input) => {
      const post = await api.banca.posts.show({ id })
      await api.banca.posts.remove({ id })
      const undo = {
        action: `/postagem/${id}`,
        fields: { form: 'restore', post_id: String(post.id), back: to(input.back) },
      }
      const isHere = to(input.back).startsWith(`/postagem/${post.slug}`)
      return redirectWithToast(isHere ? '/banca' : to(input.back), 'O post foi apagado.', 'success', undo)
    })
  if (intent === 'restore')
    return submit(args, z.object({ ...back, post_id: z.number().int() }), async (api, input) => {
      await api.banca.posts.restore({ id: input.post_id })
      return redirectWithToast(to(input.back), 'O post voltou.')
    })
  if (intent === 'pin')
    return submit(args, PostPin.omit({ id: true }).extend(back), async (api, { pinned, ...input }) => {
      await api.banca.posts.pin({ id, pinned })
      return redirectWithToast(to(input.back), pinned ? 'Fixado no seu perfil.' : 'O post saiu do topo do seu perfil.')
    })
  if (intent === 'highlight')
    return submit(args, PostHighlight.omit({ id: true }).extend(back), async (api, { highlighted, ...input }) => {
      await api.banca.posts.highlight({ id, highlighted })
      return redirectWithToast(
        to(input.back),
        highlighted ? 'O post está nos destaques.' : 'O post saiu dos destaques.',
      )
    })
  PostRef.parse({ id })
  throw notFound()
}

export default function PostPage({ loaderData: { post, comments, versions, idempotency_key } }: Route.ComponentProps) {
  const live = useLiveCounts(post)
  return (
    <>
      <BancaTabs />
      <BesideFrame className="space-y-8">
        <div className="space-y-3">
          <PostCard post={{ ...post, ...live }} whole level={1} priority />
          <p className="px-2 text-sm text-muted">
            <ViewCount target={{ post_id: post.id }} count={post.views_count} />
          </p>
          {versions.length > 0 && (
            <Disclosure title="O que este post dizia antes" icon="history">
              <ol className="space-y-4">
                {versions.map(({ text, until }) => (
                  <li key={String(until)} className="border-l-2 border-base-300 pl-4">
                    <p className="text-sm text-muted">
                      Até <RelativeTime at={until} />
                    </p>
                    <p className="break-words whitespace-pre-line">{text}</p>
                  </li>
                ))}
              </ol>
            </Disclosure>
          )}
        </div>
        {comments && (
          <section id="comentarios" aria-labelledby="titulo-comentarios" className="scroll-mt-24 space-y-5">
            <h2 id="titulo-comentarios" className="text-2xl">
              Comentários
            </h2>
            <Comments thing={{ post_id: post.id }} comments={comments} idempotency_key={idempotency_key} />
          </section>
        )}
      </BesideFrame>
    </>
  )
}
