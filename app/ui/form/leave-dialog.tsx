import type { Blocker } from 'react-router'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { onlyFilesUnsaved } from './unsaved.ts'

/** Asks whoever leaves a page with unsaved changes. */
export default function LeaveDialog({ blocker }: { blocker: Blocker }) {
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Sair sem salvar?"
      confirm="Sair sem salvar"
      cancel="Continuar editando"
    >
      <p>
        {onlyFilesUnsaved()
          ? 'Os arquivos que você escolheu vão se perder. O que você escreveu fica neste aparelho.'
          : 'O que você mudou nesta página vai se perder.'}
      </p>
    </ConfirmDialog>
  )
}
