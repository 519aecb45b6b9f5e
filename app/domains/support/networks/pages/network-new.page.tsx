import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { networkFields } from '../network.form.ts'
import { SiteNetworkInput } from '../networks.schemas.ts'
import type { Route } from './+types/network-new.page'

export const middleware = [access('can:networks.manage')]
export const meta = pageMeta({ title: 'Nova rede social', noindex: true })

export const action = (args: Route.ActionArgs) =>
  submit(args, SiteNetworkInput, async (api, input) => {
    await api.support.networks.create(input)
    return redirectWithToast('/admin/redes_sociais', 'A rede entrou na lista.')
  })

export default function NetworkNewPage() {
  const back = '/admin/redes_sociais'
  return (
    <div className="max-w-2xl">
      <PageHeader title="Nova rede social" crumbs={[{ to: back, label: 'Redes sociais' }]} />
      <RecordForm fields={networkFields} values={{ active: true, order: 1 }} submit="Criar" back={back} />
    </div>
  )
}
