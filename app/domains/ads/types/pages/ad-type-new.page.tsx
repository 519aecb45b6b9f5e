import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { adTypeFields } from '../ad-type.form.ts'
import { AdTypeInput } from '../ad-types.schemas.ts'
import type { Route } from './+types/ad-type-new.page'

export const middleware = [access('can:ads.manage')]
export const meta = pageMeta({ title: 'Novo espaço de anúncio', noindex: true })

export const action = (args: Route.ActionArgs) =>
  submit(args, AdTypeInput, async (api, input) => {
    const type = await api.ads.types.create(input)
    return redirectWithToast('/admin/ads/ads_type', `${type.name} entrou na lista.`)
  })

export default function AdTypeNewPage() {
  const back = '/admin/ads/ads_type'
  return (
    <div className="max-w-2xl">
      <PageHeader title="Novo espaço de anúncio" crumbs={[{ to: back, label: 'Espaços de anúncio' }]} />
      <RecordForm fields={adTypeFields} values={{ active: true }} submit="Criar" back={back} />
    </div>
  )
}
