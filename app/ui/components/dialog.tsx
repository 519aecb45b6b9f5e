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

/** A native modal dialog: Escape and a click outside close it, the focus goes back to where it was. */
export function Dialog({ open, onClose, title, children, actions, wide }: Props) {
  const dialog = useModal(open)
  const heading = useId()
  return (
    <dialog ref={dialog} className="modal modal-bottom sm:modal-middle" aria-labelledby={heading} onClose={onClose}>
      <div className={`modal-box ${wide ? 'max-w-3xl' : 'max-w-lg'}`}>
        <div className="mb-3 flex items-start justify-between gap-4">
          <h2 id={heading} className="pt-1.5 text-xl">
            {title}
          </h2>
          <Button tone="plain" icon="x" iconOnly className="-mt-1 -mr-2" onClick={() => dialog.current?.close()}>
            Fechar
          </Button>
        </div>
        {open && children}
        {actions && <div className="modal-action flex-wrap">{actions}</div>}
      </div>
      <OutsideCloses />
    </dialog>
  )
}

/** A click outside the box closes the dialog it is in; with a keyboard there is Escape. */
const OutsideCloses = () => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    className="modal-backdrop cursor-default"
    onClick={(event) => event.currentTarget.closest('dialog')?.close()}
  />
)

/** Opens and closes a `<dialog>` as `open` says; the browser returns the focus. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])
  return dialog
}
