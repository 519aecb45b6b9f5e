import { type PointerEvent, type ReactNode, useState } from 'react'
import { plural } from '#shared/numbers.ts'
import { ScrubBar } from '#ui/chart/scrub-bar.tsx'

type Props = { days: number; children: (day: number, scrub: (event: PointerEvent<HTMLElement>) => void) => ReactNode }

/**
 * One day for everything inside: a finger or mouse over any chart moves it, and so does the slider, by keys too. Starts
 * in the middle, so that something is there without a touch.
 */
export function Scrub({ days, children }: Props) {
  const [day, setDay] = useState(Math.round(days / 2))
  const scrub = (event: PointerEvent<HTMLElement>) => {
    const plot = event.currentTarget.querySelector('svg')?.getBoundingClientRect()
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
