import { useMemo } from 'react'
import { isRouteErrorResponse, useSearchParams } from 'react-router'
import { RobotHeader } from '#domains/robots/devices/ui.ts'
import { isByDay, ms } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { SeenWindow } from '#domains/robots/telemetry/ui.ts'
import { now as renderTime } from '#shared/clock.ts'
import { formatDayTime } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { airSensors } from '../../robots/air-sensors.kinds.ts'
import { RobotMissing } from '../../robots/components/robot-missing.tsx'
import { ActList } from '../components/act-list.tsx'
import { ChartHow } from '../components/chart-how.tsx'
import { Coverage } from '../components/coverage.tsx'
import { RangeChips } from '../components/range-chips.tsx'
import { ReadingsTable } from '../components/readings-table.tsx'
import { SensorCharts } from '../components/sensor-charts.tsx'
import { useChartData } from '../components/use-chart-data.ts'
import { useGoing } from '../components/use-going.ts'
import { coverageByDay } from '../coverage.model.ts'
import { ranges } from '../ranges.kinds.ts'
import type { Route } from './+types/robot-charts.page'
import { ChartQuery, chartWindow, inOrder } from './chart-window.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData
    ? `Gráficos · ${loaderData.device.name} · ${loaderData.device.ganza_serial_number}, ${loaderData.shown}`
    : 'Robô não encontrado',
}))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = apiFor(context)
  const now = context.get(requestContext).now()
  const query = inOrder(filterOf(request, ChartQuery), now)
  const id = params.serial_number
  const device = await api.devices.devices.show({ id })
  const place = await api.ganza.charts.notes({ id })
  const { follows, ...window } = chartWindow(query, now, { growing: place.cultivation_since, first: device.since })
  const asked = query.sensores?.split(',').filter((key) => place.sensors.some((one) => one.key === key))
  const usual = place.sensors.filter(({ key }) => airSensors.some((one) => one === key)).map(({ key }) => key)
  const sensors = asked?.length ? asked.slice(0, 8) : usual
  const between = { from: window.from.toISOString(), to: window.to.toISOString() }
  const [series, notes] = await Promise.all([
    api.telemetry.series.show({ id_or_serial: id, sensors: sensors.join(), ...between }),
    api.ganza.charts.notes({ id, ...between }),
  ])
  const shown = query.de
    ? `${query.de} a ${query.ate ?? 'agora'}`
    : query.faixa === 'cultivo'
      ? 'cultivo'
      : ranges[query.faixa].label
  return { device, query, sensors, usual, first: { series, notes }, follows, shown }
}

export default function RobotChartsPage({ loaderData }: Route.ComponentProps) {
  const { device, query, sensors, usual, first, follows } = loaderData
  const serial = device.ganza_serial_number
  const { series, notes, window, state, zoom, reset } = useChartData({ serial, sensors, follows, first })
  const [search] = useSearchParams()
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(change)) value === null ? next.delete(name) : next.set(name, value)
    return `/ganza/${serial}/graficos?${next}`
  }
  const going = useGoing()
  const chosen = going ? (going.get('sensores')?.split(',') ?? usual) : sensors
  const toggled = (key: string) => {
    const chosen = sensors.includes(key) ? sensors.filter((one) => one !== key) : [...sensors, key]
    return to({ sensores: chosen.join() || null })
  }
  const assumed = notes.modes.find((mode) => mode.assumed)
  const [begins, ends] = [ms(series.from), ms(series.to)]
  // All of it lies before the viewer's time: an empty window where that begins.
  const before = begins === ends ? device.since : null
  const seen = useMemo(() => window ?? { from: begins, to: ends }, [window, begins, ends])
  const file = new URLSearchParams({
    ...{ sensors: sensors.join(), from: new Date(seen.from).toISOString(), to: new Date(seen.to).toISOString() },
    tier: series.tier,
  })
  return (
    <>
      <RobotHeader serial={serial} title={`Gráficos · ${device.name}`} own={device.can.own} />
      <div className="mb-2 space-y-1">
        <RangeChips
          chosen={query.de ? null : query.faixa}
          addressOf={(faixa) => to({ faixa, de: null, ate: null, em: null })}
          cultivation={notes.cultivation_since !== null}
        />
        <ChipRow label="Sensores">
          {notes.sensors.map(({ key, name }) => (
            <Chip key={key} to={toggled(key)} active={chosen.includes(key)}>
              {name}
            </Chip>
          ))}
        </ChipRow>
        <div className={going ? 'invisible' : ''}>
          {!before && (
            <SeenWindow window={seen} zoomed={window !== null} loading={state === 'loading'} onReset={reset} />
          )}
        </div>
        {state === 'failed' && (
          <Notice tone="error" title="Não conseguimos buscar essa parte.">
            Confira a conexão e tente de novo, ou volte ao período todo.
          </Notice>
        )}
      </div>
      {series.at.length === 0 && !series.lines.some(({ before }) => before) ? (
        <EmptyState
          image="/arte/vazios/atualizacoes.svg"
          text={
            before
              ? `As suas leituras deste robô começam em ${formatDayTime(before)}: escolha dias depois disso.`
              : 'Não há leituras neste período.'
          }
          action={<LinkButton to={to({ faixa: '30d', de: null, ate: null })}>Ver 30 dias</LinkButton>}
        />
      ) : (
        <div className="space-y-4" aria-busy={going !== null}>
          <SensorCharts
            key={loaderData.shown}
            {...{ series, notes }}
            window={seen}
            onWindow={zoom}
            onReset={reset}
            begin={query.em ? Date.parse(query.em) : undefined}
          />
          <p className="text-sm text-muted">
            {isByDay(series)
              ? `Cada faixa é ${series.bin_seconds === DAY / 1000 ? 'um dia' : `de ${(series.bin_seconds * 1000) / DAY} dias`}, do menor ao maior valor, e a linha passa pelas médias. Área verde: o alvo do modo, o de dia e o de noite.`
              : 'Área verde: o alvo do modo, de dia e de noite. Fundo marcado: noite.'}{' '}
            {assumed &&
              `${assumed === notes.modes.at(-1) ? 'O' : `Até ${formatDayTime(assumed.to)} não anotamos que modo valia: o`} alvo desenhado é o do modo de agora, ${assumed.name}. `}
            Cinza: sem dados. Ponto: diário do espaço; com número, quantas anotações.{' '}
            {!isByDay(series) && 'Risco: o robô mudou um aparelho. '}Toque neles para saber o quê.
          </p>
          <ReadingsTable series={series} />
          <ActList notes={notes} />
          <Coverage
            days={coverageByDay(
              seen,
              series.gaps.map((gap) => ({ from: ms(gap.from), to: ms(gap.to) })),
              renderTime().getTime(),
            )}
          />
          <ChartHow notes={notes} series={series} />
        </div>
      )}
      <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-2">
        <LinkButton to={`/api/v1/ganza/ganza/${serial}/series.csv?${file}`} icon="download" reload>
          Baixar CSV
        </LinkButton>
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted underline">
            Escolher os dias
          </summary>
          <Form method="get" className="mt-2 flex flex-wrap items-end gap-3">
            {query.sensores && <input type="hidden" name="sensores" value={query.sensores} />}
            <DateField name="de" label="De" defaultValue={query.de} />
            <DateField name="ate" label="Até" help="Em branco: até agora." defaultValue={query.ate} required={false} />
            <SubmitButton tone="quiet" sending="Abrindo…">
              Mostrar
            </SubmitButton>
          </Form>
        </details>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <RobotMissing /> : <ErrorPage error={error} />
}
