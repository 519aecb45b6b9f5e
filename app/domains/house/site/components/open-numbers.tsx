import type { OpenGardens } from '#domains/garden/journal/open-gardens/open-gardens.schemas.ts'
import { formatNumber } from '#shared/numbers.ts'

/** Below it a number tells nothing but that the place is new. */
const FEWEST = 30

/** What all open gardens have, counted in the database; a small number is not shown. */
export function OpenNumbers({ open }: { open: OpenGardens }) {
  const all: [number, string][] = [
    [open.growers, 'jardins abertos'],
    [open.plants, 'plantas à vista'],
    [open.updates, 'anotações'],
  ]
  const told = all.filter(([count]) => count >= FEWEST)
  if (told.length < 2) return null
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-x-4 max-[19.9rem]:grid-flow-row sm:auto-cols-auto sm:justify-start sm:gap-x-8">
      {told.map(([count, words]) => (
        <div key={words} className="flex flex-col-reverse justify-end">
          <dt className="text-sm leading-tight text-muted">{words}</dt>
          <dd className="figures font-display text-2xl font-bold text-primary">{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
