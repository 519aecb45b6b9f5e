import { useMemo, useState } from 'react'
import { SeenWindow } from '#domains/robots/telemetry/ui.ts'
import type { Climate } from '../climate.schemas.ts'
import { climateSeries } from '../climate-series.kinds.ts'
import { type Window, windowWithin } from '../span-window.model.ts'
import { ChartLegend } from './chart-legend.tsx'
import { ClimateChart } from './climate-chart.tsx'
import { ClimateMoment } from './climate-moment.tsx'

/** All charts of a space's air: one window, and one moment that a finger on any of them moves in all. */
export function ClimateCharts({ climate }: { climate: Climate }) {
  const { zoomed, window, look, reset } = useLookedAt(climate)
  const [pointed, setPointed] = useState<number | null>(null)
  const newest = new Date(climate.points.at(-1)?.at ?? climate.to).getTime()
  const at = Math.min(window.to, Math.max(window.from, pointed ?? newest))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <ChartLegend climate={climate} />
        <SeenWindow window={window} zoomed={zoomed} onReset={reset} />
      </div>
      <ClimateMoment climate={climate} window={window} at={at} onAt={setPointed} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desk:grid-cols-2">
        {climateSeries.map((series) => (
          <ClimateChart
            key={series}
            {...{ climate, series, window, at }}
            onAt={setPointed}
            onWindow={look}
            onReset={reset}
          />
        ))}
      </div>
    </>
  )
}

/** What all charts look at: the span, or a part of it that somebody came closer to. */
function useLookedAt(climate: Climate) {
  const [asked, setAsked] = useState<{ of: Climate; window: Window } | null>(null)
  // Another span, or newer readings, are other charts.
  const zoomed = asked?.of === climate ? asked.window : null
  const whole = useMemo(
    () => ({ from: new Date(climate.from).getTime(), to: new Date(climate.to).getTime() }),
    [climate],
  )
  return {
    zoomed: zoomed !== null,
    window: zoomed ?? whole,
    look: (wanted: Window) => setAsked({ of: climate, window: windowWithin(wanted, whole) }),
    reset: () => setAsked(null),
  }
}
