import { useSyncExternalStore } from 'react'
import type { KeyedPart } from '#ui/hide-parts/use-parts.ts'

const sides = ['x', 'y', 'width', 'height'] as const
const never = () => () => {}

/**
 * Hidden inputs of the drawn rectangles, in percent, with enough decimals that rounding does not exceed the edge.
 * Without scripts the typed ones are submitted instead.
 */
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
