import { type PointerEvent, useEffect, useRef } from 'react'
import { useBackCloses } from './back-closes.ts'
import { useModal } from './dialog.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from './link.tsx'
import type { PhotoData } from './photo.tsx'
import { type Led, type Spot, swiped } from './swipe.ts'

export type GridPhoto = PhotoData & {
  id: string | number
  /** What the large view says of it: 'dia 121 · floração · qua, 28 de out'; and where it stands in the diary. */
  caption?: string
  diary?: string
}
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
 * One enlarged photo on a dark backdrop; buttons, arrow keys and a finger's stroke go to the next. A stroke down closes it, as
 * the back button of a phone does.
 */
export function Lightbox({ photos, label, index, onIndex, action }: Props) {
  const dialog = useModal(index !== null)
  const photo = index === null ? undefined : photos[index]
  const step = (by: number) => index !== null && onIndex((index + by + photos.length) % photos.length)
  const leave = useBackCloses(index !== null, () => onIndex(null))
  const swipe = useSwipe((led) => {
    if (led === 'down') onIndex(null)
    else if (photos.length > 1) step(led)
  })
  // A link takes the place of the photo in the history: back from there leads to the page.
  const out = {
    replace: true,
    onClick: () => {
      leave()
      onIndex(null)
    },
  }
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
              <Link to={action.to(photo)} {...out} className={`gap-2 rounded-full px-4 ${buttonLook}`}>
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
          <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 p-3">
            {photo.caption && <p className="figures">{photo.caption}</p>}
            {photo.diary && (
              <Link to={photo.diary} {...out} className={`rounded-full px-4 ${buttonLook}`}>
                Ver no diário
              </Link>
            )}
            {photos.length > 1 && (
              <div className="flex gap-6">
                <RoundButton icon="chevron-left" label="Foto anterior" onClick={() => step(-1)} />
                <RoundButton icon="chevron-right" label="Próxima foto" onClick={() => step(1)} />
              </div>
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
function useSwipe(lead: (led: Exclude<Led, null>) => void) {
  const from = useRef<Spot>(null)
  return {
    onPointerDown: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      from.current = isPrimary && (window.visualViewport?.scale ?? 1) <= 1 ? { x, y } : null
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const led = from.current && swiped(from.current, { x, y })
      from.current = null
      if (led) lead(led)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
