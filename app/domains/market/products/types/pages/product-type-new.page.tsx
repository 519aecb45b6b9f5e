import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { productTypeFields } from '../product-type.form.ts'
import { ProductTypeInput } from '../product-types.schemas.ts'
import type { Route } from './+types/product-type-new.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Novo tipo de produto' })

const back = '/admin/marketplace/tipos_produto'

export const action = (args: Route.ActionArgs) =>
  submit(args, ProductTypeInput, async (api, input) => {
    const { name } = await api.products.types.create(input)
    return redirectWithToast(back, `${name} entrou na lista.`)
  })

export default function ProductTypeNewPage() {
  return (
    <div className="max-w-2xl">
      <PageHeader title="Novo tipo de produto" crumbs={[{ to: back, label: 'Tipos de produto' }, { label: 'Novo' }]} />
      <RecordForm fields={productTypeFields} values={{ kind: 'fisico', active: true }} submit="Criar" back={back} />
    </div>
  )
}
