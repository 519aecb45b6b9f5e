import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import type { useKeepAway } from './use-keep-away.ts'

type Props = ReturnType<typeof useKeepAway>['question'] & { nickname: string }

/** Says what a block will do. */
export const BlockQuestion = ({ nickname, ...question }: Props) => (
  <ConfirmDialog title={`Bloquear ${nickname}?`} confirm="Bloquear" {...question}>
    <p>
      Vocês deixam de ver tudo um do outro: perfil, plantas, posts e comentários. Se um segue o outro, deixa de seguir.
    </p>
    <p>{nickname} não recebe aviso. Você pode desbloquear quando quiser, no seu perfil, em Bloqueios.</p>
  </ConfirmDialog>
)
