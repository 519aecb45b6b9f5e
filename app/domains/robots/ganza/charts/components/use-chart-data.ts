import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type SeriesAsRead, withReading } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { now } from '#shared/clock.ts'
import type { LiveReading } from '../../robots/components/use-live-reading.ts'
import { useLiveReading } from '../../robots/components/use-live-reading.ts'
import type { ChartNotes } from '../charts.schemas.ts'

type Data = { series: SeriesAsRead; notes: ChartNotes }
type Window = { from: number; to: number }
type Asked = { serial: string; sensors: string[]; follows: boolean; first: Data }

const SETTLED_MS = 200
const LEAST_MS = 60_000

/** What the charts draw: the page's window, new readings as they come, or a window that somebody zoomed into, read anew. */
export function useChartData({ serial, sensors, follows, first }: Asked) {
  const [data, setData] = useState(first)
  const [window, setWindow] = useState<Window | null>(null)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const isZoomed = useRef(false)
  useEffect(() => {
    setData(first)
    setWindow(null)
    setState('ready')
    isZoomed.current = false
  }, [first])
  const keys = sensors.join()
  useEffect(() => {
    if (!window) return
    const ends = new AbortController()
    setState('loading')
    const timer = setTimeout(async () => {
      try {
        setData(await read(serial, keys, window, ends.signal))
        setState('ready')
      } catch (error) {
        if (!ends.signal.aborted) setState('failed')
        else if (!(error instanceof DOMException)) throw error
      }
    }, SETTLED_MS)
    return () => {
      clearTimeout(timer)
      ends.abort()
    }
  }, [serial, keys, window])
  const { revalidate } = useRevalidator()
  const drawn = useRef(data)
  drawn.current = data
  const append = useCallback(
    (reading: LiveReading) => {
      if (!follows || isZoomed.current) return
      const { series, ...rest } = drawn.current
      const grown = withReading(series, reading)
      setData({ ...rest, series: grown })
      // The robot is back: the page asks why it was away.
      if (grown.gaps !== series.gaps) void revalidate()
    },
    [follows, revalidate],
  )
  useLiveReading(serial, null, append)
  return {
    ...data,
    window,
    state,
    zoom(wanted: Window) {
      const to = Math.min(wanted.to, now().getTime())
      const from = Math.min(wanted.from, to - LEAST_MS)
      isZoomed.current = true
      setWindow({ from, to })
    },
    reset() {
      isZoomed.current = false
      setWindow(null)
      setData(first)
      setState('ready')
    },
  }
}

/** The server picks what it is read from by the pixels that there are. */
async function read(serial: string, sensors: string, { from, to }: Window, signal: AbortSignal): Promise<Data> {
  const wanted = new URLSearchParams({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  })
  const points = String(Math.min(2000, Math.max(120, Math.round(globalThis.innerWidth))))
  const ask = async (path: string) => {
    const answer = await fetch(path, { signal })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  const base = `/api/v1/ganza/ganza/${serial}`
  const [series, notes] = await Promise.all([
    ask(`${base}/series?${new URLSearchParams({ ...Object.fromEntries(wanted), sensors, points })}`),
    ask(`${base}/chart-notes?${wanted}`),
  ])
  return { series, notes }
}
