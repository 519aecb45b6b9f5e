import { Avatar } from '#ui/components/avatar.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { ReportLink } from '../../reporting/components/report-link.tsx'
import { SaveToggle } from '../../saves/components/save-toggle.tsx'
import type { CommentAnswer } from '../comments.schemas.ts'
import { CommentForm, type Thing } from './comment-form.tsx'
import { DeleteComment } from './delete-comment.tsx'
import { Mentions } from './mentions.tsx'

type Props = {
  comment: CommentAnswer
  thing: Thing
  idempotency_key: string | null
  /** The parent for replies. */
  parent_id: number
}

/** One comment with its actions; folded when the viewer muted who wrote it. */
export const CommentLine = (props: Props) =>
  props.comment.muted && !props.comment.deleted ? (
    <details>
      <summary className="w-fit cursor-pointer py-2 text-muted italic">
        Comentário de alguém que você silenciou. Mostrar
      </summary>
      <Line {...props} />
    </details>
  ) : (
    <Line {...props} />
  )

function Line({ comment, thing, idempotency_key, parent_id }: Props) {
  if (comment.deleted) return <p className="py-2 text-muted italic">Comentário apagado.</p>
  if (comment.hidden && !comment.text)
    return <p className="py-2 text-muted italic">Comentário escondido pela moderação.</p>
  const { nickname, photo_url } = comment.user
  return (
    <article className="flex gap-3" aria-label={`Comentário de ${nickname}`}>
      <Avatar name={nickname} photo_url={photo_url} size={40} />
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <Link to={`/perfil/${nickname}`} className="font-semibold hover:underline">
            {nickname}
          </Link>
          <RelativeTime at={comment.created_at} className="text-muted" />
          {comment.edited && <span className="text-muted">editado</span>}
          {comment.hidden && <span className="text-muted">escondido pela moderação, só você lê</span>}
        </p>
        <p className="break-words whitespace-pre-line">
          <Mentions text={comment.text} />
        </p>
        <div className="flex flex-wrap items-center gap-1">
          <SaveToggle
            size="sm"
            target={{ comment_id: comment.id }}
            saved={comment.is_save}
            count={comment.saves_count}
            what={`o comentário de ${nickname}`}
          />
          {idempotency_key && (
            <Fold label="Responder">
              <CommentForm thing={thing} parent_id={parent_id} idempotency_key={idempotency_key} />
            </Fold>
          )}
          {comment.can.update && idempotency_key && (
            <Fold label="Editar">
              <CommentForm thing={thing} comment={comment} idempotency_key={idempotency_key} />
            </Fold>
          )}
          {comment.can.remove && <DeleteComment comment={comment} />}
          {!comment.can.update && (
            <ReportLink column="comment_id" id={comment.id} what={`o comentário de ${nickname}`} />
          )}
        </div>
      </div>
    </article>
  )
}

/** A collapsible form without scripts; open, it spans the whole row. */
const Fold = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <details className="open:w-full">
    <summary className="btn btn-ghost btn-sm w-fit list-none font-medium text-muted">{label}</summary>
    <div className="pt-2 pb-3">{children}</div>
  </details>
)
