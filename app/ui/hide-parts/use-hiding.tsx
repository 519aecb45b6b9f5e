import { type ReactNode, useState } from 'react'
import { useToast } from '../document/toasts.ts'
import type { PhotoItem } from '../form/photo-item.ts'

type Shown = { item: PhotoItem; Dialog: typeof import('./hide-parts-dialog.tsx').HidePartsDialog }

/** The dialog that redacts parts of one of a form's photos; its code is loaded when opened. */
export function useHiding(onHidden: (item: PhotoItem, url: string) => void) {
  const [shown, setShown] = useState<Shown>()
  const toast = useToast()
  const open = (item: PhotoItem) =>
    import('./hide-parts-dialog.tsx').then(
      ({ HidePartsDialog }) => setShown({ item, Dialog: HidePartsDialog }),
      () => toast.error('A conexão caiu. Tente de novo.'),
    )
  const close = () => setShown(undefined)
  const dialog: ReactNode = shown?.item.id && (
    <shown.Dialog
      photo={{ id: shown.item.id, url: shown.item.url }}
      onClose={close}
      onHidden={({ url }) => {
        onHidden(shown.item, url)
        close()
        toast.success('Pronto, essa parte sumiu da foto.')
      }}
    />
  )
  return { open, dialog }
}
