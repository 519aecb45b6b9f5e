import { useLocation } from 'react-router'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'

export function DeleteComment({ comment }: { comment: { id: number; user: { nickname: string } } }) {
  const { pathname, search } = useLocation()
  return (
    <ConfirmButton
      label="Apagar"
      action="/comentarios"
      send={{ form: 'delete', comment_id: String(comment.id), back: pathname + search }}
      title="Apagar este comentário?"
      tone="plain"
      size="sm"
      look="font-medium text-muted"
    >
      O comentário de {comment.user.nickname} some para todos. As respostas ficam.
    </ConfirmButton>
  )
}
