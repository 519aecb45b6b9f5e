import { data, isRouteErrorResponse } from 'react-router'
import { DeviceTariffInput } from '#domains/robots/devices/tariff/tariff.schemas.ts'
import { RobotHeader } from '#domains/robots/devices/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { RobotMissing } from '../../robots/components/robot-missing.tsx'
import { EnergyBars } from '../components/energy-bars.tsx'
import { EnergyByChannel } from '../components/energy-by-channel.tsx'
import { EnergyByDay } from '../components/energy-by-day.tsx'
import { EnergyHow } from '../components/energy-how.tsx'
import { EnergyRanges } from '../components/energy-ranges.tsx'
import { EnergyTotals } from '../components/energy-totals.tsx'
import { TariffForm } from '../components/tariff-form.tsx'
import { WattsMissing } from '../components/watts-missing.tsx'
import type { Route } from './+types/energy.page'
import { energyRange } from './energy-range.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `Energia · ${loaderData.energy.device.name}` : 'Robô não encontrado',
}))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const range = energyRange(url.searchParams, context.get(requestContext).now())
  const { from, to } = range
  const energy = await apiFor(context).ganza.energy.show({ id: params.serial_number, from, to })
  return data({ energy, range }, { status: range.errors ? 422 : 200 })
}

export const action = (args: Route.ActionArgs) =>
  submit(args, DeviceTariffInput.omit({ id: true }), async (api, input) => {
    const id = args.params.serial_number
    await api.devices.tariff.change({ ...input, id })
    return redirectWithToast(`/ganza/${id}/energia${args.url.search}`, 'Tarifa salva.')
  })

export default function EnergyPage({ loaderData: { energy, range } }: Route.ComponentProps) {
  const { device, channels, days, total, tariff, can } = energy
  const here = `/ganza/${device.serial}/energia`
  const nothing = total.unknown.length === 0 && !total.kwh
  const known = days.filter(({ kwh }) => kwh !== null).length
  const nameOf = (slug: string) => channels.find((one) => one.slug === slug)?.name ?? slug
  return (
    <>
      <RobotHeader serial={device.serial} title={`Energia · ${device.name}`} own={can.own} />
      <div className="space-y-6">
        <EnergyRanges here={here} {...range} />
        {nothing ? (
          <EmptyState
            icon="plug"
            text="O robô não contou nada ligado nestes dias."
            action={range.chosen !== '90d' && <LinkButton to={`${here}?faixa=90d`}>Ver 90 dias</LinkButton>}
          />
        ) : (
          <>
            <WattsMissing unknown={total.unknown} nameOf={nameOf} serial={device.serial} own={can.own} />
            <EnergyTotals {...{ total, tariff, nameOf }} known={known} asked={days.length} />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <section className="space-y-3" aria-labelledby="por-dia">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <h2 id="por-dia" className="text-lg">
                    Por dia
                  </h2>
                  <LinkButton
                    to={`/api/v1/ganza/ganza/${device.serial}/energy.csv?from=${range.from}&to=${range.to}`}
                    size="sm"
                    icon="download"
                    reload
                  >
                    Baixar CSV
                  </LinkButton>
                </div>
                <EnergyBars days={days} />
                <EnergyByDay energy={energy} />
              </section>
              <Card title="Por aparelho">
                <EnergyByChannel energy={energy} />
              </Card>
            </div>
          </>
        )}
        <div className="max-w-3xl space-y-6">
          {can.own && <TariffForm tariff={tariff} />}
          <EnergyHow />
        </div>
      </div>
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <RobotMissing /> : <ErrorPage error={error} />
}
