import { type ReactNode, useState } from 'react'
import { useToast } from '../document/toasts.ts'

type Camera = typeof import('./pose-camera.tsx').PoseCamera

/** The camera that shows the last photo over what it sees; its code is loaded when opened. */
export function usePose(last: string | undefined, onPhoto: (photo: File) => void) {
  const [Shown, setShown] = useState<{ Camera: Camera }>()
  const toast = useToast()
  const open = () =>
    import('./pose-camera.tsx').then(
      ({ PoseCamera }) => setShown({ Camera: PoseCamera }),
      () => toast.error('A conexão caiu. Tente de novo.'),
    )
  const close = () => setShown(undefined)
  const take = (photo: File) => {
    close()
    onPhoto(photo)
  }
  const dialog: ReactNode = Shown && last && <Shown.Camera last={last} onPhoto={take} onClose={close} />
  return { open, dialog }
}
