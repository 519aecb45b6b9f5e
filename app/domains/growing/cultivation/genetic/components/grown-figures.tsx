import { formatMeasure, formatNumber, plural } from '#shared/numbers.ts'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { Grown, GrownSpread } from '../grown.schemas.ts'

/** What open plants of it tell, each figure with its quartiles and how many plants it rests on. */
export function GrownFigures({ grown }: { grown: Grown }) {
  const { plants, growers, days, grams, climate } = grown
  const { temperature, humidity } = climate
  return (
    <section aria-labelledby="comunidade" className="space-y-4">
      <div>
        <h2 id="comunidade" className="text-xl">
          O que a comunidade colheu disto
        </h2>
        <p className="text-sm text-muted">
          {plants === null || growers === null
            ? 'Ainda são poucas plantas públicas: os números aparecem a partir de cinco, de três pessoas.'
            : `De ${plural(plants, 'planta pública', 'plantas públicas')} de ${plural(growers, 'pessoa', 'pessoas')}. O número é o do meio; entre parênteses fica a metade central.`}
        </p>
      </div>
      {plants !== null && (
        <Stats>
          {days.map(({ phase, days: spread }) => (
            <Stat
              key={phase.slug}
              label={phase.name}
              value={plural(Math.round(spread.median), 'dia', 'dias')}
              hint={half(spread, 'dias', 0)}
            />
          ))}
          {grams && (
            <Stat label="Por planta, seco" value={formatMeasure(grams.median, 'g', 0)} hint={half(grams, 'g', 0)} />
          )}
          {temperature && (
            <Stat
              label="Temperatura na flora"
              tone="temperature"
              icon="thermometer"
              value={formatMeasure(temperature.median, '°C')}
              hint={half(temperature, '°C')}
            />
          )}
          {humidity && (
            <Stat
              label="Umidade na flora"
              tone="humidity"
              icon="droplets"
              value={formatMeasure(humidity.median, '%', 0)}
              hint={half(humidity, '%', 0)}
            />
          )}
        </Stats>
      )}
    </section>
  )
}

/** '(52 a 61 dias) · 12 plantas' */
const half = ({ low, high, plants }: GrownSpread, unit: string, digits = 1) =>
  `(${formatNumber(low, digits)} a ${formatMeasure(high, unit, digits)}) · ${plural(plants, 'planta', 'plantas')}`
