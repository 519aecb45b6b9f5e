import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { isLeftBehind, ownMoment } from '../reading-age.model.ts'
import type { RobotCard } from '../robots.schemas.ts'
import { AlertList } from './alert-list.tsx'
import { ReadingTile } from './reading-tile.tsx'
import { RobotStatus } from './robot-status.tsx'
import { SilentGlance } from './silent-glance.tsx'
import { type LiveReading, newer } from './use-live-reading.ts'

type Props = { robot: RobotCard; live: LiveReading | undefined }

/** A robot of the dashboard: a card of what it reads; of one that is silent a row, until it is heard again. */
export function RobotGlance({ robot, live }: Props) {
  const { name, ganza_serial_number: serial, space, status, last_seen_at, aim, alerts, sensors, lines, owner } = robot
  const reading = newer(live, robot.latest)
  if (status === 'offline' && last_seen_at && !isAfter(live, last_seen_at)) return <SilentGlance robot={robot} />
  return (
    <li className="card space-y-3 p-3 sm:p-4">
      <div className="space-y-1">
        <h2 className="text-xl break-words">
          <Link to={`/ganza/${serial}`} className="link link-hover reach inline-block">
            {name}
          </Link>
        </h2>
        <RobotStatus
          {...{ status, session: robot.session, last_seen_at, reading }}
          interval_seconds={robot.interval_seconds}
        />
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span className="flex items-center gap-1.5">
            <Icon name="tent" size={16} />
            {space ? (
              <Link to={`/cultivo/espaco/${space.slug}`} className="link link-hover reach">
                {space.name}
              </Link>
            ) : (
              'Em nenhum espaço'
            )}
          </span>
          <span className="flex items-center gap-1.5">
            <Icon name="sliders-horizontal" size={16} />
            {aim ? `Modo ${aim.mode.name}, ${aim.is_day ? 'de dia' : 'de noite'}` : 'Sem modo'}
          </span>
          {owner && <span>De {owner.nickname}</span>}
        </p>
      </div>
      {alerts.length > 0 && <AlertList alerts={alerts} />}
      {reading ? (
        <div className="grid grid-cols-3 gap-1.5 sm:gap-3">
          {sensors.map((sensor) => (
            <ReadingTile
              key={sensor.key}
              sensor={sensor}
              value={reading.values[sensor.key]}
              flag={reading.flags[sensor.key]}
              band={aim?.bands[sensor.key]}
              line={lines[sensor.key]}
              to={`/ganza/${serial}/graficos?sensores=${sensor.key}`}
              old={isLeftBehind(reading, sensor.key, robot.interval_seconds)}
              at={ownMoment(reading, sensor.key)}
              small
            />
          ))}
        </div>
      ) : (
        <p className="text-muted">
          Ele ainda não mandou leituras.{' '}
          <Link to={`/ganza/${serial}`} className="link">
            Veja o que conferir
          </Link>
          .
        </p>
      )}
    </li>
  )
}

const isAfter = (live: LiveReading | undefined, moment: Date | string) =>
  live !== undefined && new Date(live.received_at) > new Date(moment)
