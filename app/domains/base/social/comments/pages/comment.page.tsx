import { z } from 'zod'
import type { FormResult } from '#shared/form-result.ts'
import { safePath } from '#shared/safe-path.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { targetColumns } from '../../targets.kinds.ts'
import { placeOf } from '../comment.view.ts'
import { CommentChange, CommentCreate, CommentRef } from '../comments.schemas.ts'
import { CommentForm } from '../components/comment-form.tsx'
import type { Route } from './+types/comment.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Comentar' })

const back = z.string().max(300).optional()
const CommentFields = CommentCreate.safeExtend({ back })
const Changed = CommentChange.extend({ back })
const Deleted = CommentRef.extend({ back })

/** To the page that one comes from, where the comment stands. */
function returning(to: string | undefined, text: string, place: string) {
  const path = safePath(to)
  return redirectWithToast(path ? `${path.split('#')[0]}#${place}` : '/', text)
}

/** The newest stand on the first page. */
function onFirstPage(path: string | undefined) {
  const [pathname, search] = path?.split('?') ?? []
  const params = new URLSearchParams(search)
  params.delete('page')
  return params.size ? `${pathname}?${params}` : pathname
}

/** POST /comentarios: creates, replies, edits or deletes, and redirects back to the page of the thing. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  if (form.get('form') === 'delete') {
    const answer = await submit(args, Deleted, async (api, { back, comment_id }) => {
      await api.social.comments.removeComment({ comment_id })
      return returning(back, 'O comentário foi apagado.', 'comentarios')
    })
    // In another tab: there is nothing to correct here.
    const isGone = !(answer instanceof Response) && answer.init?.status === 404
    return isGone
      ? returning(String(form.get('back')), 'Este comentário já tinha sido apagado.', 'comentarios')
      : answer
  }
  if (form.get('comment_id'))
    return submit(args, Changed, async (api, { back, ...change }) => {
      await api.social.comments.change(change)
      return returning(back, 'Comentário alterado.', placeOf(change.comment_id))
    })
  return submit(args, CommentFields, async (api, { back, ...input }) => {
    const { id } = await api.social.comments.post(input)
    return returning(input.parent_id ? back : onFirstPage(back), 'Comentário publicado.', placeOf(id))
  })
}

/** Shown without scripts when a comment was refused: the text is preserved. */
export default function CommentPage({ actionData }: Route.ComponentProps) {
  const result = (actionData ?? {}) as FormResult
  const written = (name: string) => String(result.values?.[name] ?? '')
  const idOf = (name: string) => Number(written(name)) || undefined
  const thing = Object.fromEntries(targetColumns.map((column) => [column, idOf(column)]))
  const changed = idOf('comment_id')
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader title={changed ? 'Mudar o comentário' : 'Comentar'} />
      {result.values ? (
        <CommentForm
          thing={thing}
          parent_id={idOf('parent_id')}
          comment={changed ? { id: changed, text: written('text') } : undefined}
          idempotency_key={written('idempotency_key')}
          result={result}
        />
      ) : (
        <p className="text-muted">Abra uma planta ou um espaço para comentar.</p>
      )}
      <LinkButton to={safePath(written('back')) ?? '/'}>Voltar</LinkButton>
    </div>
  )
}
