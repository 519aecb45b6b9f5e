import { type ComponentProps, type ToggleEvent, useRef } from 'react'
import { Avatar } from '#ui/components/avatar.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { deferred } from '#ui/deferred.tsx'
import { useRootData } from '#ui/root-data.ts'
import { ReportLink } from '../../reporting/components/report-link.tsx'
import { SaveToggle } from '../../saves/components/save-toggle.tsx'
import type { CommentAnswer } from '../comments.schemas.ts'
import { CommentForm, type Thing } from './comment-form.tsx'
import { DeleteComment } from './delete-comment.tsx'
import { Mentions } from './mentions.tsx'

// Only for who is signed in.
const PersonMenu = deferred(async () => (await import('../../blocks/components/person-menu.tsx')).PersonMenu)

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
      <summary className="w-fit cursor-pointer py-2.5 text-muted">
        Comentário de alguém que você silenciou. <span className="link">Mostrar</span>
      </summary>
      <Line {...props} />
    </details>
  ) : (
    <Line {...props} />
  )

function Line({ comment, thing, idempotency_key, parent_id }: Props) {
  const viewer = useRootData()?.viewer
  const mine = viewer?.id === comment.created_by
  if (comment.deleted) return <p className="py-2 text-muted italic">Este comentário não está mais aqui.</p>
  if (comment.hidden && !comment.text)
    return <p className="py-2 text-muted italic">Comentário escondido pela moderação.</p>
  const { nickname, photo_url } = comment.user
  const about = { column: 'comment_id' as const, id: comment.id, what: `o comentário de ${nickname}` }
  return (
    <article className="flex gap-3" aria-label={`Comentário de ${nickname}`}>
      <Avatar name={nickname} photo_url={photo_url} size={40} />
      <div className="min-w-0 flex-1 space-y-1">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <Link to={`/perfil/${nickname}`} className="reach font-semibold hover:underline">
            {nickname}
          </Link>
          <RelativeTime at={comment.created_at} className="text-muted" />
          {comment.edited && <span className="text-muted">editado</span>}
          {comment.hidden && <span className="text-muted">escondido pela moderação, só você lê</span>}
        </p>
        <p className="break-words whitespace-pre-line">
          <Mentions text={comment.text} mentions={comment.mentions} />
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <SaveToggle
            size="sm"
            target={{ comment_id: comment.id }}
            saved={comment.is_save}
            count={comment.saves_count}
            what={`o comentário de ${nickname}`}
          />
          {idempotency_key && (
            <Fold label="Responder" form={{ thing, parent_id, under: comment.id, idempotency_key }} />
          )}
          {comment.can.update && idempotency_key && <Fold label="Editar" form={{ thing, comment, idempotency_key }} />}
          {comment.can.remove && <DeleteComment comment={comment} mine={mine} />}
          {viewer && !mine && (
            <PersonMenu person={{ id: comment.created_by, nickname, muted: comment.muted }} about={about} />
          )}
          {!viewer && <ReportLink {...about} />}
        </div>
      </div>
    </article>
  )
}

type FoldProps = { label: string; form: ComponentProps<typeof CommentForm> }

/** Open, what is written stands below the row and its button stays; older browsers take the button along. */
const foldLook =
  'open:order-last open:w-full supports-[selector(::details-content)]:open:contents open:details-content:order-last open:details-content:w-full'

/** A collapsible form without scripts, in which one writes at once. */
function Fold({ label, form }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => fold.current?.removeAttribute('open')
  return (
    <details ref={fold} className={foldLook} onToggle={writeAtOnce}>
      <summary className="btn btn-ghost btn-sm w-fit list-none font-medium text-muted pointer-coarse:h-11">
        {label}
      </summary>
      <div className="pt-2 pb-3">
        <CommentForm {...form} onSent={close} />
      </div>
    </details>
  )
}

function writeAtOnce({ currentTarget: fold }: ToggleEvent<HTMLDetailsElement>) {
  if (fold.open) fold.querySelector('textarea')?.focus()
}
