import { useMemo } from 'react'
import { sensorLook } from '#domains/robots/ganza/robots/sensor-look.view.ts'
import { UNTIL_NOW } from '#domains/robots/telemetry/series/bin.words.ts'
import { now } from '#shared/clock.ts'
import { dayKey, formatDay, formatDayTime, formatTime } from '#shared/dates.ts'
import { MINUTE } from '#shared/durations.ts'
import { ScrubBar } from '#ui/chart/scrub-bar.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { Climate } from '../climate.schemas.ts'
import { marksByDay, namesOn } from '../marks-by-day.model.ts'
import { type AtMoment, atMoment, drawnLines } from '../moment.model.ts'
import type { Window } from '../span-window.model.ts'
import { spans } from '../spans.kinds.ts'
import { readingInWords, readingNumber, seriesWords } from './series.words.ts'

type Props = { climate: Climate; window: Window; at: number; onAt: (at: number) => void }

/** The moment that a finger on any of the charts points at: every value of it in words, and what was done that day. */
export function ClimateMoment({ climate, window, at, onAt }: Props) {
  const { daily, bin_minutes } = spans[climate.span]
  const lines = useMemo(() => drawnLines(climate), [climate])
  const marks = useMemo(() => marksByDay(climate.marks), [climate])
  const moment = new Date(at)
  const done = namesOn(marks, dayKey(moment))
  return (
    <ScrubBar
      {...window}
      at={at}
      step={Math.max(bin_minutes, 1) * MINUTE}
      onAt={onAt}
      said={!daily ? formatDayTime(moment) : dayKey(moment) === dayKey(now()) ? UNTIL_NOW : formatDay(moment)}
    >
      {/* As tall with everything as with nothing: fingers lie on the charts below. */}
      <ul className="grid gap-x-4 *:truncate sm:grid-cols-3">
        {atMoment(lines, at, climate).map((one) => (
          <li key={one.series}>
            <Icon
              name={sensorLook(one.series).icon}
              size={16}
              className={`mr-1 inline ${sensorLook(one.series).text}`}
            />
            <span className="font-semibold">{seriesWords[one.series].short}</span> {valueInWords(one)}
          </li>
        ))}
        <li className="min-h-5">{done}</li>
      </ul>
    </ScrubBar>
  )
}

/** '24,3 °C (21 a 27)'; of a reading beside the moment, when it was. */
function valueInWords({ series, point, exact }: AtMoment) {
  if (!point) return 'sem dados'
  const { avg, min, max } = point
  const range = min === max ? '' : ` (${readingNumber(series, min)} a ${readingNumber(series, max)})`
  return `${readingInWords(series, avg, point)}${range}${exact ? '' : `, às ${formatTime(point.at)}`}`
}
