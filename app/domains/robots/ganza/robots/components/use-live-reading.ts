import { useEffect, useState } from 'react'
import type { TelemetryLatest } from '#domains/robots/telemetry/series/series.schemas.ts'

/** As it comes through a stream: moments are text. */
export type LiveReading = Omit<TelemetryLatest, 'at' | 'received_at' | 'ats'> & {
  at: Date | string
  received_at: Date | string
  ats: Record<string, Date | string>
}

/** A robot's newest reading (SSE). The browser reconnects by itself. */
export function useLiveReading(serial: string, first: LiveReading | null, onNew?: (reading: LiveReading) => void) {
  const [live, setLive] = useState<LiveReading>()
  useEffect(() => {
    const source = new EventSource(`/api/v1/ganza/ganza/${serial}/live`)
    source.addEventListener('message', (event) => {
      const reading = JSON.parse(event.data) as LiveReading
      setLive(reading)
      onNew?.(reading)
    })
    return () => source.close()
  }, [serial, onNew])
  return newer(live, first)
}

/** The newest readings of all robots of the page, by id. */
export function useLiveReadings() {
  const [live, setLive] = useState<ReadonlyMap<number, LiveReading>>(new Map())
  useEffect(() => {
    const source = new EventSource('/api/v1/ganza/dashboard/live')
    source.addEventListener('message', (event) => {
      const { readings } = JSON.parse(event.data) as { readings: LiveReading[] }
      setLive((known) => new Map([...known, ...readings.map((one) => [one.device_id, one] as const)]))
    })
    return () => source.close()
  }, [])
  return live
}

/** Whichever was measured later: the page may have been loaded again since the stream spoke. */
export const newer = (live: LiveReading | undefined, first: LiveReading | null) =>
  live && (!first || (live.device_id === first.device_id && new Date(live.at) >= new Date(first.at))) ? live : first
