import { formatDay } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { isGoing, type SeriesAsRead } from './chart-columns.model.ts'

export const UNTIL_NOW = 'hoje, até agora'

/** Of a series by day: 'sex, 27 de nov'; the day that is not over is told as such. */
export function binInWords(series: Pick<SeriesAsRead, 'at' | 'bin_seconds'>, moment: Date | string | number) {
  const at = new Date(moment)
  if (!isGoing(series, at)) return formatDay(at)
  const begin = series.at.at(-1)
  return begin && series.bin_seconds * 1000 > DAY ? `desde ${formatDay(begin)}, até agora` : UNTIL_NOW
}
