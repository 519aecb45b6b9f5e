import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { Climate, ClimatePoint } from '../climate.schemas.ts'
import { readingInWords } from './series.words.ts'
import { VpdChip } from './vpd-chip.tsx'

type Props = { climate: Climate; address: string; mayWrite: boolean }

/** The last reading of the window in one line, with a link to the charts. */
export function ClimateNow({ climate, address, mayWrite }: Props) {
  const last = climate.points.findLast((point) => point.temperature || point.humidity)
  if (!last && !mayWrite) return null
  return (
    <Card
      title="Clima"
      actions={
        <LinkButton to={`${address}/clima`} size="sm" icon="chart-line">
          Gráficos
        </LinkButton>
      }
    >
      <div className="space-y-3">
        {last ? (
          <div className="space-y-2.5">
            <p className="figures flex flex-wrap items-baseline gap-x-4 gap-y-1 font-display text-xl font-semibold">
              {last.temperature && (
                <span className="text-sensor-temperature-text">
                  {readingInWords('temperature', last.temperature.avg, last)}
                </span>
              )}
              {last.humidity && (
                <span className="text-sensor-humidity-text">{readingInWords('humidity', last.humidity.avg, last)}</span>
              )}
              <span className="font-sans text-sm font-normal text-muted">
                <RelativeTime at={new Date(last.at).toISOString()} />
              </span>
            </p>
            {last.vpd && <VpdChip vpd={last.vpd.avg} band={bandAt(climate, last)} />}
          </div>
        ) : (
          <p className="text-muted">Nenhuma leitura nesta semana.</p>
        )}
        {mayWrite && (
          <LinkButton to={`${address}/atualizacoes?tipo=medicao`} size="sm" icon="thermometer">
            Anotar leitura
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

/** The VPD band at the time of the reading. */
export const bandAt = ({ bands }: Climate, { at }: ClimatePoint) =>
  bands.vpd?.find(({ from, to }) => new Date(from) <= new Date(at) && new Date(at) < new Date(to))
