import { z } from 'zod'
import { formatFull } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { RolloutActs, RolloutForm } from '../components/rollout-acts.tsx'
import { RolloutDevices } from '../components/rollout-devices.tsx'
import { RolloutProgress } from '../components/rollout-progress.tsx'
import { rolloutStateWords } from '../rollout.words.ts'
import { type Rollout, RolloutDeviceFilter, RolloutInput } from '../rollouts.schemas.ts'
import type { Route } from './+types/rollout.page'

export const middleware = [access('can:devices.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Distribuir a ${loaderData.firmware.version} da ${loaderData.firmware.model.name}`,
}))

const Filter = RolloutDeviceFilter.omit({ id: true })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { deviceModels, ganza } = apiFor(context)
  const firmware_id = Number(params.id)
  const [firmware, all] = await Promise.all([
    deviceModels.firmware.show({ id: firmware_id }),
    ganza.rollouts.list({ firmware_id, per_page: 20 }),
  ])
  const [newest, ...former] = all.data
  const devices = newest && (await ganza.rollouts.devices({ ...filterOf(request, Filter), id: newest.id }))
  return { firmware, newest, former, devices }
}

const Nothing = z.object({})
const isLive = ({ state }: Rollout) => state === 'andando' || state === 'pausado'

export async function action(args: Route.ActionArgs) {
  const firmware_id = Number(args.params.id)
  const here = `/admin/ganza/versoes-arduino/${firmware_id}/distribuir`
  const form = (await formOf(args.request)).get('form')
  if (form === 'plan')
    return submit(args, RolloutInput, async ({ ganza: { rollouts } }, input) => {
      const [newest] = (await rollouts.list({ firmware_id, per_page: 1 })).data
      if (newest && isLive(newest)) {
        await rollouts.update({ ...input, id: newest.id })
        return redirectWithToast(here, 'A distribuição foi ajustada.')
      }
      await rollouts.create({ ...input, firmware_id })
      return redirectWithToast(here, 'A distribuição começou. Os primeiros robôs são avisados em até um minuto.')
    })
  return submit(args, Nothing, async ({ ganza: { rollouts } }) => {
    const [newest] = (await rollouts.list({ firmware_id, per_page: 1 })).data
    if (!newest) return redirectWithToast(here, 'Esta versão ainda não foi distribuída.')
    const { id } = newest
    switch (form) {
      case 'pause':
        await rollouts.pause({ id })
        return redirectWithToast(here, 'A distribuição está pausada.')
      case 'resume':
        await rollouts.resume({ id })
        return redirectWithToast(here, 'A distribuição voltou a andar.')
      case 'retry':
        await rollouts.retry({ id })
        return redirectWithToast(here, 'Os robôs que falharam são avisados de novo.')
      case 'back': {
        const { firmware } = await rollouts.rollBack({ id })
        const to = `/admin/ganza/versoes-arduino/${firmware.id}/distribuir`
        return redirectWithToast(to, `Os robôs estão voltando para a ${firmware.version}.`)
      }
      default:
        await rollouts.cancel({ id })
        return redirectWithToast(here, 'A distribuição foi encerrada.')
    }
  })
}

const versions = '/admin/ganza/versoes-arduino'

export default function RolloutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { firmware, newest, former, devices } = loaderData
  const live = newest && isLive(newest)
  return (
    <div className="space-y-6">
      <PageHeader
        title={`Distribuir a ${firmware.version}`}
        text={`Leva a versão aos robôs ${firmware.model.name}, uma parte de cada vez.`}
        crumbs={[
          { to: versions, label: 'Versões do firmware' },
          { to: `${versions}/${firmware.id}`, label: firmware.version },
          { label: 'Distribuir' },
        ]}
      />
      {actionData?.message && actionData.values?.form !== 'plan' && <Notice tone="error" title={actionData.message} />}
      {newest && <RolloutProgress rollout={newest} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {live && (
          <Card title="Ajustar">
            <RolloutForm rollout={newest} submit="Salvar" />
          </Card>
        )}
        {newest && <RolloutActs rollout={newest} />}
        {!live && firmware.state === 'publicada' && (
          <Card title={newest ? 'Distribuir de novo' : 'Começar'}>
            <RolloutForm submit="Começar a distribuir" />
          </Card>
        )}
        {!live && firmware.state !== 'publicada' && <Notice title="Só uma versão publicada é distribuída." />}
      </div>
      {devices && (
        <section className="space-y-3">
          <h2 className="text-xl">Robôs alcançados</h2>
          <RolloutDevices page={devices} />
        </section>
      )}
      {former.length > 0 && (
        <Card title="Distribuições anteriores">
          <ul className="divide-y divide-base-300">
            {former.map(({ id, state, created_at, reached }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
                <span className="min-w-0 flex-1">{formatFull(created_at)}</span>
                <span className="text-muted">{plural(reached, 'robô', 'robôs')}</span>
                <Badge tone={rolloutStateWords[state].tone}>{rolloutStateWords[state].label}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
