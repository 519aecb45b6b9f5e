import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons below; the main one last. */
  actions?: ReactNode
  /** For photos and tables. */
  wide?: boolean
}

/** A native modal dialog: closes on Escape and on a click outside, and restores the focus. */
export function Dialog({ open, onClose, title, children, actions, wide }: Props) {
  const dialog = useModal(open)
  const heading = useId()
  return (
    <dialog
      ref={dialog}
      className={wide ? 'modal modal-wide' : 'modal'}
      aria-labelledby={open ? heading : undefined}
      onClose={onClose}
      closedby="any"
    >
      {open && (
        <>
          <div className="mb-3 flex items-start justify-between gap-4">
            <h2 id={heading} className="pt-1.5 text-xl">
              {title}
            </h2>
            <Button tone="plain" icon="x" iconOnly className="-mt-1 -mr-2" onClick={() => dialog.current?.close()}>
              Fechar
            </Button>
          </div>
          {children}
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-2">{actions}</div>}
        </>
      )}
    </dialog>
  )
}

/** Syncs a `<dialog>` with `open`; the browser restores the focus. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) show(dialog.current)
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  return dialog
}

/** Initial focus: the element with data-first, else the first button. */
function show(dialog: HTMLDialogElement | null) {
  if (!dialog || dialog.open) return
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-first]')?.focus()
}
