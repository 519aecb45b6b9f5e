import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { isAllKept } from './kept-form.ts'
import { onlyFilesUnsaved } from './unsaved.ts'

/** Confirms before leaving a page with unsaved changes: by a link, by going back, by closing the tab. What is kept goes on without it. */
export default function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && !isAllKept(),
  )
  useBeforeUnload(
    useCallback((event) => {
      if (!isAllKept()) event.preventDefault()
    }, []),
  )
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
