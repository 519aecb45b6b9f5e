import { formatLongDay } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PartReplacement } from '../components/part-replacement.tsx'
import { PartsWear } from '../components/parts-wear.tsx'
import { RobotPartRef } from '../parts.schemas.ts'
import type { Route } from './+types/device-parts.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Peças de ${loaderData?.device.name ?? ''}`,
}))

export const loader = ({ context, params }: Route.LoaderArgs) =>
  apiFor(context).devices.parts.show({ id: params.serial_number })

export async function action(args: Route.ActionArgs) {
  const id = args.params.serial_number
  const here = `/ganza/${id}/pecas`
  const form = String((await formOf(args.request)).get('form'))
  return submit(args, RobotPartRef.omit({ id: true }), async (api, { part_id, channel }) => {
    if (form === 'undo') {
      await api.devices.parts.undo({ id, part_id, channel })
      return redirectWithToast(here, 'Troca desfeita.')
    }
    await api.devices.parts.replace({ id, part_id, channel })
    const undo = { action: here, fields: { form: 'undo', part_id: String(part_id), channel } }
    return redirectWithToast(here, 'Troca anotada. As horas contam de agora em diante.', 'success', undo)
  })
}

export default function DevicePartsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { device, from, parts, can } = loaderData
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Peças e desgaste"
        text={`O que trabalha no ${device.name} e quanto ainda dura.`}
        crumbs={[{ to: `/ganza/${device.serial}`, label: device.name }, { label: 'Peças' }]}
      />
      {actionData?.message && <Notice tone="error" title={actionData.message} />}
      {parts.length ? (
        <Card>
          <PartsWear parts={parts} acts={(part) => <PartReplacement part={part} replaces={can.replace} />} />
        </Card>
      ) : (
        <EmptyState icon="package" text="O modelo deste robô ainda não diz de que peças é feito." />
      )}
      <Disclosure title="Como calculamos" icon="info">
        <div className="max-w-text space-y-3 px-5 pb-5 text-[0.9375rem]">
          <p>
            Contamos desde {formatLongDay(from)}, ou desde a última troca. Uma peça de um aparelho trabalha enquanto o
            aparelho está ligado. As outras trabalham nas horas em que o robô mediu alguma coisa.
          </p>
          <p>
            A previsão segue o ritmo dos últimos 30 dias e a vida útil que o fabricante informa; com menos de 7 dias não
            há previsão. É uma estimativa: calor, poeira e umidade gastam mais.
          </p>
        </div>
      </Disclosure>
    </div>
  )
}
