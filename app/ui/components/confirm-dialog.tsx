import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  /** The question, naming the thing: 'Apagar a planta Amnésia?' */
  title: string
  /** What will be lost. */
  children: ReactNode
  /** The verb on the button: 'Apagar planta'. */
  confirm: string
  cancel?: string
  /** Of the button that acts. */
  tone?: 'danger' | 'primary'
  waiting?: boolean
}

/** Confirmation of an action, destructive unless its tone says otherwise; 'cancel' has the initial focus. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirm,
  // Not 'Cancelar', which beside 'Cancelar evento' reads as the act itself.
  cancel = 'Voltar',
  tone = 'danger',
  waiting,
}: Props) {
  const actions = (
    <>
      <Button data-first onClick={onClose}>
        {cancel}
      </Button>
      <Button tone={tone} waiting={waiting} onClick={waiting ? undefined : onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} actions={actions}>
      <div className="space-y-2 text-muted">{children}</div>
    </Dialog>
  )
}
