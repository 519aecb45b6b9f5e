import { z } from 'zod'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { networkFields } from '../network.form.ts'
import { SiteNetworkInput } from '../networks.schemas.ts'
import { siteNetworks } from '../site-network.kinds.ts'
import type { Route } from './+types/network-edit.page'

export const middleware = [access('can:networks.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData && siteNetworks[loaderData.network.kind].label} em Redes sociais`,
  noindex: true,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  return { network: await apiFor(context).support.networks.show({ id: Number(params.id) }) }
}

const Delete = z.object({ intent: z.literal('delete') })
const back = '/admin/redes_sociais'

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, Delete, async (api) => {
      await api.support.networks.remove({ id })
      return redirectWithToast(back, 'A rede foi apagada.')
    })
  return submit(args, SiteNetworkInput, async (api, input) => {
    await api.support.networks.update({ ...input, id })
    return redirectWithToast(back, 'A rede foi salva.')
  })
}

export default function NetworkEditPage({ loaderData: { network } }: Route.ComponentProps) {
  const { id, ...values } = network
  const { label } = siteNetworks[network.kind]
  return (
    <div className="max-w-2xl">
      <PageHeader title={label} crumbs={[{ to: back, label: 'Redes sociais' }]} />
      <RecordForm
        key={id}
        fields={networkFields}
        values={values}
        submit="Salvar"
        back={back}
        danger={{
          title: `Apagar ${label}?`,
          label: 'Apagar',
          text: 'O link some do rodapé e da página de contato. Para tirar só por um tempo, esconda.',
        }}
      />
    </div>
  )
}
