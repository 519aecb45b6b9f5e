import { formatDayTime, onDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PostCard } from '../../posts/components/post-card.tsx'
import { PostHighlight } from '../../posts/posts.schemas.ts'
import { StaffPostRef, StaffPostRemoval } from '../staff-posts.schemas.ts'
import type { Route } from './+types/staff-post.page'

export const middleware = [access('can:posts.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `Post de ${loaderData.post.user.nickname}` : 'Post',
}))

const refOf = (id: string) => {
  const ref = StaffPostRef.safeParse({ id })
  if (!ref.success) throw notFound()
  return ref.data
}

export const loader = ({ params, context }: Route.LoaderArgs) => apiFor(context).banca.staffPosts.show(refOf(params.id))

export async function action(args: Route.ActionArgs) {
  const { id } = refOf(args.params.id)
  const address = `/admin/postagens/${id}`
  const intent = (await formOf(args.request)).get('form')
  if (intent === 'highlight')
    return submit(args, PostHighlight.omit({ id: true }), async (api, { highlighted }) => {
      await api.banca.posts.highlight({ id: String(id), highlighted })
      return redirectWithToast(address, highlighted ? 'O post está nos destaques.' : 'O post saiu dos destaques.')
    })
  if (intent === 'restore')
    return submit(args, StaffPostRef.omit({ id: true }), async (api) => {
      await api.banca.staffPosts.restore({ id })
      return redirectWithToast(address, 'O post voltou.')
    })
  return submit(args, StaffPostRemoval.omit({ id: true }), async (api, { reason }) => {
    await api.banca.staffPosts.removePost({ id, reason })
    return redirectWithToast(address, 'O post foi apagado, e quem escreveu foi avisado.')
  })
}

export default function StaffPostPage({ loaderData: { post, deleted_at, case_id } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl space-y-6">
      <PageHeader
        title={`Post de ${post.user.nickname}`}
        crumbs={[{ to: '/admin/postagens', label: 'Posts' }, { label: String(post.id) }]}
      />
      {deleted_at && (
        <Notice tone="warning" title={`Apagado ${onDay(formatDayTime(deleted_at))}`}>
          Em 30 dias some de vez, com as fotos.
        </Notice>
      )}
      <PostCard post={post} whole />
      <div className="flex flex-wrap gap-3">
        {case_id ? (
          <LinkButton to={`/admin/denuncias/${case_id}`} icon="flag">
            Ver o caso da moderação
          </LinkButton>
        ) : (
          <LinkButton to={`/denunciar?post_id=${post.id}`} icon="flag">
            Denunciar
          </LinkButton>
        )}
        {!deleted_at && (
          <LinkButton to={`/postagem/${post.slug}/editar`} icon="pencil">
            Editar
          </LinkButton>
        )}
        {!deleted_at && post.can.highlight && (
          <Form name="highlight" className="">
            <SubmitButton tone="quiet" icon="star" name="highlighted" value={String(!post.highlighted)}>
              {post.highlighted ? 'Tirar dos destaques' : 'Pôr nos destaques'}
            </SubmitButton>
          </Form>
        )}
        {deleted_at && (
          <Form name="restore" className="">
            <SubmitButton tone="quiet" icon="undo-2">
              Trazer de volta
            </SubmitButton>
          </Form>
        )}
      </div>
      {!deleted_at && (
        <Card title="Apagar este post">
          <Form name="remove">
            <TextArea
              name="reason"
              label="Motivo"
              help="Quem escreveu recebe o motivo em um aviso. Para esconder, avisar ou suspender, decida pelo caso."
              rows={2}
              maxLength={500}
            />
            <SubmitButton tone="danger" sending="Apagando…">
              Apagar
            </SubmitButton>
          </Form>
        </Card>
      )}
    </div>
  )
}
