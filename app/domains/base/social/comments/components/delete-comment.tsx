import { useLocation } from 'react-router'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'

type Props = { comment: { id: number; user: { nickname: string } }; mine: boolean }

export function DeleteComment({ comment, mine }: Props) {
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
      {mine ? 'Seu comentário' : `O comentário de ${comment.user.nickname}`} some para todos. As respostas ficam.
    </ConfirmButton>
  )
}
