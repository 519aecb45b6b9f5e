import { formatLongDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { PartsWear } from '../components/parts-wear.tsx'
import type { Route } from './+types/device-parts.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Peças de ${loaderData?.device.name ?? ''}`,
  noindex: true,
}))

export const loader = ({ context, params }: Route.LoaderArgs) =>
  apiFor(context).devices.parts.show({ id: params.serial_number })

export default function DevicePartsPage({ loaderData: { device, from, parts } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Peças e desgaste"
        text={`O que trabalha no ${device.name} e quanto ainda dura.`}
        crumbs={[{ to: `/ganza/${device.serial}`, label: device.name }, { label: 'Peças' }]}
      />
      {parts.length ? (
        <Card>
          <PartsWear parts={parts} />
        </Card>
      ) : (
        <EmptyState icon="package" text="O modelo deste robô ainda não diz de que peças é feito." />
      )}
      <Disclosure title="Como calculamos" icon="info">
        <div className="max-w-text space-y-3 px-5 pb-5 text-[0.9375rem]">
          <p>
            Contamos desde {formatLongDay(from)}. Uma peça de um canal trabalha enquanto o canal está ligado. As outras
            trabalham nas horas em que o robô mediu alguma coisa.
          </p>
          <p>
            A previsão segue o ritmo dos últimos 30 dias e a vida útil que o fabricante informa. É uma estimativa:
            calor, poeira e umidade gastam mais. Se você trocar uma peça, as horas continuam contando da mesma data.
          </p>
        </div>
      </Disclosure>
    </div>
  )
}
