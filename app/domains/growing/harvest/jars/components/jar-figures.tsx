import { formatNumericDay } from '#shared/dates.ts'
import { formatTyped } from '#shared/numbers.ts'
import { formatRelative } from '#shared/relative-time.ts'
import { Stat } from '#ui/components/stat.tsx'
import type { JarDetail } from '../jars.schemas.ts'
import { curedFor } from './cured-for.words.ts'

/** Content left, last humidity, curing time, last opening; missing values are labelled as such. */
export const JarFigures = ({ jar, today }: { jar: JarDetail; today: string }) => (
  <dl className="grid grid-cols-2 gap-3">
    <Stat label="Resta" icon="scale" value={formatTyped(jar.left_g, 'g')} hint={`de ${formatTyped(jar.net_g, 'g')}`} />
    <Stat
      label="Umidade"
      icon="droplet"
      tone="humidity"
      value={jar.humidity === null ? <NotYet text="não medida" /> : formatTyped(jar.humidity, '%')}
      hint={jar.humidity_at && formatRelative(jar.humidity_at)}
    />
    <Stat
      label="Fechado há"
      icon="hourglass"
      value={curedFor(jar.sealed_on, today)}
      hint={`em ${formatNumericDay(jar.sealed_on)}`}
    />
    <Stat
      label="Última abertura"
      icon="wind"
      value={
        jar.opened_at ? <span className="text-lg">{formatRelative(jar.opened_at)}</span> : <NotYet text="nenhuma" />
      }
    />
  </dl>
)

const NotYet = ({ text }: { text: string }) => (
  <span className="text-lg font-normal tracking-normal text-muted">{text}</span>
)
