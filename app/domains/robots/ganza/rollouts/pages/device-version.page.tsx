import { z } from 'zod'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { FirmwareOffer } from '../components/firmware-offer.tsx'
import type { Route } from './+types/device-version.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Versão do robô ${loaderData?.shown.serial ?? ''}`,
}))

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  shown: await apiFor(context).ganza.rollouts.offer({ id: params.serial_number }),
})

const Nothing = z.object({})

export async function action(args: Route.ActionArgs) {
  const ref = { id: args.params.serial_number }
  const here = `/ganza/${ref.id}/versao`
  const decision = (await formOf(args.request)).get('form')
  return submit(args, Nothing, async ({ ganza: { rollouts } }) => {
    if (decision === 'later') {
      await rollouts.later(ref)
      return redirectWithToast(here, 'Combinado. A atualização espera sete dias.')
    }
    await rollouts.now(ref)
    return redirectWithToast(here, 'Pedido enviado. O robô começa em instantes, quando responder.')
  })
}

export default function DeviceVersionPage({ loaderData: { shown }, actionData }: Route.ComponentProps) {
  const { serial, running, offer } = shown
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Versão do robô"
        text={running ? `Este robô roda a versão ${running}.` : 'O robô ainda não disse que versão roda.'}
        crumbs={[{ to: `/ganza/${serial}`, label: serial }, { label: 'Versão' }]}
      />
      {actionData?.message && <Notice tone="error" title={actionData.message} />}
      <FirmwareOffer offer={shown} />
      {(!offer || offer.step === 'confirmada') && (
        <Notice tone="success" title="Nada a fazer por aqui">
          Quando houver uma versão nova, você fica sabendo aqui e escolhe quando o robô se atualiza.
        </Notice>
      )}
    </div>
  )
}
