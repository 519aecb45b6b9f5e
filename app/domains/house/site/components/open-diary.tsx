import type { ReactNode } from 'react'
import { cycleDay } from '#domains/garden/garden/plants/cycle-day.words.ts'
import { CycleMark } from '#domains/garden/garden/plants/ui.ts'
import { formatMeasure } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { type ClimateInBrief, type OpenDiary as Diary, LINE } from './open-diary.view.ts'
import { TimeLapse } from './time-lapse.tsx'

/** An open plant's diary at a glance: how it grew, what was last done, and the air that it stands in. */
export const OpenDiary = ({ diary: { plant, frames, lines, climate } }: { diary: Diary }) => (
  <section
    aria-label={`O diário de ${plant.name}`}
    className="grid overflow-clip rounded-box border border-base-300 bg-surface shadow-sm sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
  >
    <TimeLapse frames={frames} name={plant.name} shown="(min-width: 64rem) 310px, (min-width: 40rem) 45vw, 92vw" />
    <div className="flex min-w-0 flex-col gap-4 p-4 sm:p-5">
      <header>
        <h2 className="text-xl">
          <Link to={`/cultivo/planta/${plant.slug}`} className="reach inline-block hover:underline">
            {plant.name}
          </Link>
        </h2>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <CycleMark cycle={plant.plant_cycle} />
          {cycleDay(plant)}, de {plant.nickname}
        </p>
      </header>
      <ol className="flex-1 space-y-3">
        {lines.map((line, i) => (
          <Line key={line.id} line={line} hidden={i > 0} />
        ))}
      </ol>
      {climate && <Air climate={climate} />}
      <Link
        to={`/cultivo/planta/${plant.slug}`}
        className="link reach inline-flex min-h-6 items-center gap-1 text-sm font-medium"
      >
        Ver o diário inteiro
        <Icon name="arrow-right" size={16} />
      </Link>
    </div>
  </section>
)

type LineProps = { line: Diary['lines'][number] /** On a phone. */; hidden: boolean }

const Line = ({ line: { icon, title, text, chips, happened_at }, hidden }: LineProps) => (
  <li className={`grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2.5 ${hidden ? 'max-sm:hidden' : ''}`}>
    <span className="grid size-8 place-items-center rounded-full border border-base-300 bg-base-200 text-primary">
      <Icon name={icon} size={16} />
    </span>
    <div className="min-w-0 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <b className="font-semibold">{title}</b>
        <RelativeTime at={happened_at} className="text-muted" />
      </p>
      {text ? (
        <p className="line-clamp-2 text-muted wrap-anywhere">{text}</p>
      ) : (
        <p className="figures truncate text-muted">{chips.join(' · ')}</p>
      )}
    </div>
  </li>
)

/** The last reading, with the line of its week. */
const Air = ({ climate: { temperature, humidity, vpd, ...week } }: { climate: ClimateInBrief }) => (
  <dl className="grid grid-cols-3 gap-3 border-t border-base-300 pt-3 max-[19.9rem]:grid-cols-1">
    {temperature !== null && (
      <Reading name="Temperatura" value={formatMeasure(temperature, '°C')}>
        <Week path={week.temperatures} look="text-sensor-temperature" />
      </Reading>
    )}
    {humidity !== null && (
      <Reading name="Umidade" value={formatMeasure(humidity, '%', 0)}>
        <Week path={week.humidities} look="text-sensor-humidity" />
      </Reading>
    )}
    {vpd !== null && (
      <Reading name="VPD" value={formatMeasure(vpd, 'kPa', 2)}>
        <Week path={week.vpds} look="text-sensor-vpd" />
      </Reading>
    )}
  </dl>
)

/** Decoration: the value above is the last of it. */
const Week = ({ path, look }: { path: string; look: string }) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${LINE.width} ${LINE.height}`}
    preserveAspectRatio="none"
    className={`mt-1 h-7 w-full ${look}`}
  >
    <path d={path} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
  </svg>
)

type ReadingProps = { name: string; value: string; children?: ReactNode }

const Reading = ({ name, value, children }: ReadingProps) => (
  <div className="min-w-0">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="figures font-display font-semibold whitespace-nowrap">{value}</dd>
    {children && <dd>{children}</dd>}
  </div>
)
