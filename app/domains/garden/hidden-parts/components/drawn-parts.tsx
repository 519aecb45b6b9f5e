import { useSyncExternalStore } from 'react'
import type { KeyedPart } from '#ui/hide-parts/use-parts.ts'

const sides = ['x', 'y', 'width', 'height'] as const
const never = () => () => {}

/** Drawn rectangles as the form sends them, in percent so fine that none is pushed over the edge. Without scripts the typed ones go along instead of these. */
export function DrawnParts({ parts }: { parts: KeyedPart[] }) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!scripted) return null
  return parts.map((part, index) =>
    sides.map((side) => (
      <input
        key={`${part.key} ${side}`}
        type="hidden"
        name={`parts[${index}].${side}`}
        value={String(Math.round(part[side] * 1e8) / 1e6).replace('.', ',')}
      />
    )),
  )
}
