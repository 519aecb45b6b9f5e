import { terms } from '#domains/garden/calculators/term.words.ts'
import { cycleDayTerm } from '#domains/garden/garden/plants/cycle-day.words.ts'
import { formatMeasure, formatTyped } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Help } from '#ui/components/help.tsx'
import { Stat, Stats } from '#ui/components/stat.tsx'
import type { PlantWeek } from '../week.schemas.ts'
import { actsInWords, changesInWords, climateInWords, growthInWords, phaseInWords } from '../week.words.ts'

/** Seven days in words: what was done, in which phase, the air, the height, and what differs from the week before. */
export function WeekFigures({ week }: { week: PlantWeek }) {
  const { phase, acts, climate, growth, band_from } = week
  const changes = changesInWords(week)
  const grown = growth && growth.from !== null ? growth.to - growth.from : null
  return (
    <div className="min-w-0 space-y-4">
      <p className="text-lg">{acts.length ? `${actsInWords(acts)}.` : 'Nada foi anotado nesta semana.'}</p>
      <Stats>
        <Stat
          icon="sprout"
          label="Fase"
          help={<Help term={cycleDayTerm} />}
          value={<Words>{phase ? phaseInWords(phase) : 'sem dados'}</Words>}
        />
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
      <p className="text-sm text-muted">
        A faixa do VPD é a da etapa do plano do espaço; sem plano, a da fase ({band_from}).
      </p>
    </div>
  )
}

const Words = ({ children }: { children: string }) => <span className="text-lg">{children}</span>
