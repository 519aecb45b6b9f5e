import { useLocation } from 'react-router'
import type { Page } from '#shared/pagination.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { placeOf } from '../comment.view.ts'
import type { CommentCard } from '../comments.schemas.ts'
import { CommentForm, type Thing } from './comment-form.tsx'
import { CommentLine } from './comment-line.tsx'
import { SendingComment } from './sending-comment.tsx'

type Props = {
  thing: Thing
  comments: Page<CommentCard>
  /** For the forms of this page; null for viewers who may not comment. */
  idempotency_key: string | null
}

/** The comments on a thing, with the form for a new one. */
export function Comments({ thing, comments, idempotency_key }: Props) {
  const { pathname } = useLocation()
  return (
    <div className="max-w-3xl space-y-8">
      {idempotency_key ? (
        <CommentForm thing={thing} idempotency_key={idempotency_key} />
      ) : (
        <LinkButton to={`/auth/login?redirect=${encodeURIComponent(pathname)}`}>Entre para comentar</LinkButton>
      )}
      <SendingComment fetcherKey="comment" />
      <ListStates
        items={comments.data}
        keyOf={(comment) => comment.id}
        empty={<p className="text-muted">Ninguém comentou ainda. Comece a conversa.</p>}
        frame={(items) => <ul className="space-y-6">{items}</ul>}
      >
        {(comment) => (
          <li id={placeOf(comment.id)} className="scroll-mt-24 space-y-4">
            <CommentLine comment={comment} thing={thing} idempotency_key={idempotency_key} parent_id={comment.id} />
            <SendingComment fetcherKey={`answer-${comment.id}`} />
            {comment.answers.length > 0 && (
              <ul className="ml-5 space-y-4 border-l-2 border-base-300 pl-4 sm:ml-8">
                {comment.answers.map((answer) => (
                  <li key={answer.id} id={placeOf(answer.id)} className="scroll-mt-24">
                    <CommentLine
                      comment={answer}
                      thing={thing}
                      idempotency_key={idempotency_key}
                      parent_id={comment.id}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        )}
      </ListStates>
      <Pager {...comments} label="Páginas de comentários" />
    </div>
  )
}
