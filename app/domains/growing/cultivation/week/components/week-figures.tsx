import { terms } from '#domains/garden/calculators/term.words.ts'
import { cycleDayTerm } from '#domains/garden/garden/plants/cycle-day.words.ts'
import { now } from '#shared/clock.ts'
import { formatDay } from '#shared/dates.ts'
import { formatMeasure, formatTyped, plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Help } from '#ui/components/help.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { PlantWeek } from '../week.schemas.ts'
import {
  changesInWords,
  climateInWords,
  growthInWords,
  jarInWords,
  lighter,
  phaseInWords,
  readyInWords,
  weekInWords,
  weighingsInWords,
} from '../week.words.ts'

/** Seven days in words, then in figures; a drying plant's are its weight and its day, a living one's the air and its height. */
export function WeekFigures({ week }: { week: PlantWeek }) {
  const { phase, acts, water_ml, drying, band_from } = week
  const changes = changesInWords(week)
  const waterings = acts.reduce((sum, { watering, count }) => sum + (watering ? count : 0), 0)
  return (
    <div className="min-w-0 space-y-4">
      <p className="text-lg">{acts.length ? weekInWords(week) : 'Nada foi anotado nesta semana.'}</p>
      <Stats>
        <Stat
          icon="sprout"
          label="Fase"
          help={<Help term={cycleDayTerm} />}
          value={<Words>{phase ? phaseInWords(phase) : 'sem dados'}</Words>}
        />
        {waterings > 0 && (
          <Stat
            icon="droplet"
            label="Água"
            value={<Words>{water_ml === null ? 'sem dados' : formatMeasure(water_ml / 1000, 'L', 2)}</Words>}
            hint={`em ${plural(waterings, 'rega', 'regas')}`}
          />
        )}
        {drying ? <DryingFigures week={week} drying={drying} /> : <LivingFigures week={week} />}
      </Stats>
      <Card title="O que mudou">
        {changes.length ? (
          <ol className="list-decimal space-y-1 ps-5">
            {changes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ol>
        ) : (
          <p className="text-muted">Nada mudou mais de 10 %, ou faltam números da semana anterior.</p>
        )}
      </Card>
      {!drying && (
        <p className="text-sm text-muted">
          A faixa do VPD é a da etapa do plano do espaço; sem plano, a da fase ({band_from}). Problemas e seus
          tratamentos são só seus, e não entram no resumo.
        </p>
      )}
    </div>
  )
}

function LivingFigures({ week: { climate, growth } }: { week: PlantWeek }) {
  const grown = growth && growth.from !== null ? growth.to - growth.from : null
  return (
    <>
      <Stat
        icon="droplets"
        tone="vpd"
        label="VPD na faixa"
        help={<Help term={terms.vpd} />}
        value={<Words>{climateInWords(climate)}</Words>}
        hint={climate && `de ${formatMeasure(climate.hours, 'h', 0)} com leitura`}
      />
      <Stat
        icon="move-vertical"
        label="Altura"
        value={<Words>{growthInWords(growth)}</Words>}
        hint={grown !== null && `${grown > 0 ? '+' : ''}${formatTyped(grown, 'cm')}`}
      />
    </>
  )
}

type Drying = { week: PlantWeek; drying: NonNullable<PlantWeek['drying']> }

function DryingFigures({ week: { plant, vpd_mean, phase, jar }, drying }: Drying) {
  const ready = readyInWords(drying, now())
  return (
    <>
      {(drying.weight || phase?.plant_cycle.slug !== 'cura') && (
        <Stat
          icon="scale"
          label="Peso"
          to={`/cultivo/planta/${plant.slug}/colheita`}
          value={<Words>{lighter(drying) ?? (drying.weight ? 'a conferir' : 'faltam pesagens')}</Words>}
          hint={weighingsInWords(drying, now())}
        />
      )}
      {jar && <Stat icon="milk" label="Pote" value={<Words>{jarInWords(jar)}</Words>} hint={formatDay(jar.day)} />}
      {ready && <Stat icon="calendar" label="No ponto" value={<Words>{ready.value}</Words>} hint={ready.hint} />}
      {vpd_mean !== null && (
        <Stat
          icon="droplets"
          tone="vpd"
          label="VPD médio"
          help={<Help term={terms.vpd} />}
          value={<Words>{formatMeasure(vpd_mean, 'kPa', 2)}</Words>}
        />
      )}
    </>
  )
}

const Words = ({ children }: { children: string }) => <span className="text-lg">{children}</span>
