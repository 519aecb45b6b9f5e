import { Link } from '#ui/components/link.tsx'
import { valueInWords } from '../reading.words.ts'
import type { RobotCard } from '../robots.schemas.ts'
import { RobotStatus } from './robot-status.tsx'

/** A robot of which nobody knows how it is: since when, what to do, and what it read last. */
export function SilentGlance({ robot }: { robot: RobotCard }) {
  const { name, ganza_serial_number: serial, latest, sensors } = robot
  const read = sensors.flatMap((sensor) => {
    const value = latest?.values[sensor.key]
    return typeof value === 'number' && !latest?.flags[sensor.key] ? valueInWords(value, sensor) : []
  })
  return (
    <li className="card col-span-full flex-col gap-x-4 gap-y-1 p-3 text-sm sm:flex-row sm:px-4 sm:items-center">
      <h2 className="min-w-0 flex-1 text-lg break-words">
        <Link to={`/ganza/${serial}`} className="link link-hover reach inline-block">
          {name}
        </Link>
      </h2>
      {read.length > 0 && (
        <p className="figures order-last text-muted sm:w-72 sm:text-right">Por último: {read.join(', ')}</p>
      )}
      <div className="flex flex-col gap-x-3 sm:flex-row sm:items-center">
        <RobotStatus {...robot} reading={latest} />
        <Link to={`/ganza/${serial}#o-que-fazer`} className="link inline-flex min-h-11 items-center">
          O que fazer
        </Link>
      </div>
    </li>
  )
}
