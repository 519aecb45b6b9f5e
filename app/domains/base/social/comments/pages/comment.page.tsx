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
import { CommentChange, CommentCreate, CommentRef } from '../comments.schemas.ts'
import { CommentForm } from '../components/comment-form.tsx'
import type { Route } from './+types/comment.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Comentar' })

const back = z.string().max(300).optional()
const CommentFields = CommentCreate.safeExtend({ back })
const Changed = CommentChange.extend({ back })
const Deleted = CommentRef.extend({ back })

const returning = (to: string | undefined, text: string) => redirectWithToast(safePath(to) ?? '/', text)

/** POST /comentarios: creates, replies, edits or deletes, and redirects back to the page of the thing. */
export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request)
  if (form.get('form') === 'delete')
    return submit(args, Deleted, async (api, { back, comment_id }) => {
      await api.social.comments.removeComment({ comment_id })
      return returning(back, 'O comentário foi apagado.')
    })
  if (form.get('comment_id'))
    return submit(args, Changed, async (api, { back, ...change }) => {
      await api.social.comments.change(change)
      return returning(back, 'Comentário alterado.')
    })
  return submit(args, CommentFields, async (api, { back, ...input }) => {
    await api.social.comments.post(input)
    return returning(back, 'Comentário publicado.')
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
