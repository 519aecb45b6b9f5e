import { useEffect, useState } from 'react'
import { type SeriesAsRead, withReading } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { useLiveReadings } from '../../robots/components/use-live-reading.ts'
import type { RobotsSeries } from '../charts.schemas.ts'

export type LiveRobot = { name: string; serial: string; series: SeriesAsRead }

/** What was loaded, with each reading that came since; all robots come by one stream. */
export function useLiveRobots(first: RobotsSeries['robots']): LiveRobot[] {
  const [robots, setRobots] = useState<LiveRobot[]>(first)
  const live = useLiveReadings()
  useEffect(() => setRobots(first), [first])
  useEffect(() => {
    if (!live.size) return
    setRobots((known) =>
      known.map((robot) => {
        const reading = live.get(robot.series.device_id)
        return reading ? { ...robot, series: withReading(robot.series, reading) } : robot
      }),
    )
  }, [live])
  return robots
}
