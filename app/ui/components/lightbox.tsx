import { type PointerEvent, useEffect, useRef } from 'react'
import { useModal } from './dialog.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from './link.tsx'
import type { PhotoData } from './photo.tsx'
import { type Spot, swiped } from './swipe.ts'

export type GridPhoto = PhotoData & { id: string | number }
/** An action on the enlarged photo. */
export type PhotoAction = { icon: IconName; label: string; to: (photo: GridPhoto) => string }

type Props = {
  photos: GridPhoto[]
  label: string
  /** Index of the open photo; null when closed. */
  index: number | null
  onIndex: (index: number | null) => void
  action?: PhotoAction
}

/**
 * One enlarged photo on a dark backdrop; buttons, arrow keys and a finger's swipe go to the next. The back button of a phone
 * closes it, as every modal dialog.
 */
export function Lightbox({ photos, label, index, onIndex, action }: Props) {
  const dialog = useModal(index !== null)
  const photo = index === null ? undefined : photos[index]
  const step = (by: number) => index !== null && onIndex((index + by + photos.length) % photos.length)
  const swipe = useSwipe((by) => photos.length > 1 && step(by))
  useArrows(index !== null && photos.length > 1, step)
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={() => onIndex(null)}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-black/92 p-0 text-white backdrop:bg-black/70"
    >
      {photo && (
        <div className="grid h-full grid-rows-[auto_1fr_auto]">
          <div className="flex items-center justify-between p-3">
            <output className="figures px-2 text-sm">
              {(index ?? 0) + 1} de {photos.length}
            </output>
            {action && (
              <Link to={action.to(photo)} className={`gap-2 rounded-full px-4 ${buttonLook}`}>
                <Icon name={action.icon} />
                {action.label}
              </Link>
            )}
            <RoundButton icon="x" label="Fechar" onClick={() => dialog.current?.close()} />
          </div>
          <img
            src={photo.sizes?.at(-1)?.url ?? photo.url}
            alt={photo.alt || label}
            width={photo.width}
            height={photo.height}
            draggable={false}
            {...swipe}
            className="h-full touch-pinch-zoom min-h-0 w-full object-contain"
          />
          <div className="flex items-center justify-center gap-6 p-3">
            {photos.length > 1 && (
              <>
                <RoundButton icon="chevron-left" label="Foto anterior" onClick={() => step(-1)} />
                <RoundButton icon="chevron-right" label="Próxima foto" onClick={() => step(1)} />
              </>
            )}
          </div>
        </div>
      )}
    </dialog>
  )
}

const buttonLook = 'flex min-h-12 items-center bg-white/12 outline-white! hover:bg-white/20'

const RoundButton = ({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) => (
  <button type="button" onClick={onClick} className={`size-12 justify-center rounded-full ${buttonLook}`}>
    <Icon name={icon} size={24} label={label} />
  </button>
)

function useArrows(active: boolean, step: (by: number) => void) {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft') step(-1)
      if (event.key === 'ArrowRight') step(1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [active, step])
}

/** Handlers for what a finger is drawn over. Not while it is enlarged: then it moves the photo. */
function useSwipe(step: (by: number) => void) {
  const from = useRef<Spot>(null)
  return {
    onPointerDown: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      from.current = isPrimary && (window.visualViewport?.scale ?? 1) <= 1 ? { x, y } : null
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const by = from.current ? swiped(from.current, { x, y }) : 0
      from.current = null
      if (by !== 0) step(by)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
