import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import type { AirView } from '../air.view.ts'
import { AirLine } from './air-line.tsx'
import { SilentRobot } from './silent-robot.tsx'
import { VpdChip } from './vpd-chip.tsx'

type Props = { air: AirView; address: string; mayWrite: boolean }

/** The air of a space: the last value of each series with its line, and a link to the charts. */
export function ClimateNow({ air, address, mayWrite }: Props) {
  const vpd = air.readings.find(({ series }) => series === 'vpd')
  if (!air.readings.length && !mayWrite) return null
  return (
    <Card
      title={<span id="ar">Clima</span>}
      actions={
        <>
          {mayWrite && (
            <LinkButton to={`${address}/atualizacoes?tipo=medicao`} size="sm" icon="thermometer">
              Registrar leitura
            </LinkButton>
          )}
          {air.readings.length > 0 && (
            <LinkButton to={`${address}/clima`} size="sm" icon="chart-line">
              Gráficos
            </LinkButton>
          )}
        </>
      }
    >
      <section className="space-y-4" aria-labelledby="ar">
        {air.readings.length ? (
          <dl className="grid grid-cols-3 gap-x-4 sm:gap-x-8">
            {air.readings.map((reading) => (
              <AirLine key={reading.series} reading={reading} air={air} />
            ))}
          </dl>
        ) : (
          <p className="text-muted">Anote a primeira leitura para acompanhar o clima daqui.</p>
        )}
        {air.silent && air.readings.some(({ old }) => old) && <SilentRobot robot={air.silent} />}
        {vpd && !vpd.old && (vpd.band || vpd.value < 0) && <VpdChip vpd={vpd.value} band={vpd.band ?? undefined} />}
      </section>
    </Card>
  )
}
