import { type PointerEvent, type ReactNode, useState } from 'react'
import { plural } from '#shared/numbers.ts'

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
      <div className="needs-script sticky top-16 z-10 rounded-box border border-base-300 bg-surface p-3">
        <label className="flex items-center gap-4">
          <span className="figures w-20 shrink-0 font-semibold">{said}</span>
          <input
            type="range"
            min={0}
            max={days}
            value={day}
            aria-valuetext={`${said} de ${plural(days, 'dia', 'dias')}`}
            onChange={({ currentTarget }) => setDay(Number(currentTarget.value))}
            className="min-h-11 w-full accent-primary"
          />
        </label>
      </div>
      {children(day, scrub)}
    </div>
  )
}
