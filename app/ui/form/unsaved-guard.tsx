import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'

/** Confirms before leaving a page with unsaved changes: by a link, by going back, by closing the tab. */
export default function UnsavedGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useBeforeUnload(useCallback((event) => event.preventDefault(), []))
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Sair sem salvar?"
      confirm="Sair sem salvar"
      cancel="Continuar editando"
    >
      <p>O que você mudou nesta página vai se perder.</p>
    </ConfirmDialog>
  )
}
