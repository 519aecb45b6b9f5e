import type { KeyboardEvent, ReactNode } from 'react'
import type { Part } from '#shared/mosaic.ts'
import { inWords, moved, type Point, sized } from './parts.ts'
import type { KeyedPart } from './use-parts.ts'

type Props = {
  part: KeyedPart
  /** 1, 2, … as people count. */
  number: number
  /** As it will be, without frame and handle. */
  bare: boolean
  onChange: (part: KeyedPart) => void
  onRemove: () => void
  children: ReactNode
}

/** A step of an arrow key, in shares of the photo. */
const STEP = 0.01
const arrows: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

export const boxAt = ({ x, y, width, height }: Part) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
})

/** One rectangle: fingers and mouse are the stage's matter (`data-part`, `data-corner`), keys are its own. */
export function PartBox({ part, number, bare, onChange, onRemove, children }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    const gone = event.key === 'Delete' || event.key === 'Backspace'
    if (!by && !gone) return
    event.preventDefault()
    if (gone) onRemove()
    if (by) onChange({ ...part, ...(event.shiftKey ? sized(part, by) : moved(part, by)) })
  }
  return (
    <button
      type="button"
      data-part={part.key}
      onKeyDown={onKeyDown}
      aria-label={`Parte ${number}, ${inWords(part)}`}
      aria-describedby="como-esconder"
      style={boxAt(part)}
      className={`absolute cursor-move touch-none focus-visible:outline-3! ${bare ? '' : 'ring-2 ring-white outline-1 outline-black'}`}
    >
      {children}
      {!bare && (
        <>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0 left-0 bg-black/75 px-1.5 text-xs text-white"
          >
            {number}
          </span>
          <span
            data-corner
            aria-hidden="true"
            className="absolute -right-4 -bottom-4 flex size-8 cursor-nwse-resize items-center justify-center"
          >
            <span className="pointer-events-none size-4 rounded-full border-2 border-black bg-white" />
          </span>
        </>
      )}
    </button>
  )
}
