import type { KeyboardEvent, ReactNode } from 'react'
import type { Part } from '#shared/mosaic.ts'
import { boxLook, cornerLook, dotLook, frameLook, numberLook } from './looks.ts'
import { inWords, moved, type Point, sized } from './parts.ts'
import type { KeyedPart } from './use-parts.ts'

type Props = {
  part: KeyedPart
  /** 1-based. */
  number: number
  /** Preview: without frame and handle. */
  bare: boolean
  onChange: (part: KeyedPart) => void
  onRemove: () => void
  children: ReactNode
}

/** Step of an arrow key, as a fraction of the photo. */
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

/** One rectangle: pointers are handled by the stage (`data-part`, `data-corner`), keys here. */
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
      style={{ ...boxAt(part), ...boxLook, ...(bare ? {} : frameLook) }}
      className="absolute"
    >
      {children}
      {!bare && (
        <>
          <span aria-hidden="true" style={numberLook} className="absolute bg-black/75 px-1.5 text-xs text-white">
            {number}
          </span>
          <span
            data-corner
            aria-hidden="true"
            style={cornerLook}
            className="absolute flex size-8 items-center justify-center"
          >
            <span style={dotLook} />
          </span>
        </>
      )}
    </button>
  )
}
