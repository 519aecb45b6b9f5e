import { type PointerEvent, type ReactNode, useState } from 'react'
import { plural } from '#shared/numbers.ts'
import { ScrubBar } from '#ui/chart/scrub-bar.tsx'

type Props = {
  days: number
  /** The day that it opens on. */
  start: number
  children: (day: number, scrub: (event: PointerEvent<HTMLElement>) => void) => ReactNode
}

/** One day for everything inside: a finger or mouse over any chart moves it, and so does the slider, by keys too. */
export function Scrub({ days, start, children }: Props) {
  const [day, setDay] = useState(start)
  const scrub = (event: PointerEvent<HTMLElement>) => {
    // The plot, and not an icon of its heading.
    const plot = event.currentTarget.querySelector('svg[role=img]')?.getBoundingClientRect()
    if (!plot?.width) return
    const share = Math.min(1, Math.max(0, (event.clientX - plot.left) / plot.width))
    setDay(Math.round(share * days))
  }
  const said = `Dia ${day}`
  return (
    <div className="space-y-6">
      <ScrubBar
        {...{ from: 0, to: days, step: 1, at: day, said }}
        onAt={setDay}
        told={`${said} de ${plural(days, 'dia', 'dias')}`}
      />
      {children(day, scrub)}
    </div>
  )
}
