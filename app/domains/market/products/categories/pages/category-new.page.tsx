import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { categoryFields } from '../category.form.ts'
import { CategoryInput } from '../product-categories.schemas.ts'
import type { Route } from './+types/category-new.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Nova categoria' })

const back = '/admin/marketplace/categorias'

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).products.categories.list()

export const action = (args: Route.ActionArgs) =>
  submit(args, CategoryInput, async (api, input) => {
    const { name } = await api.products.categories.create(input)
    return redirectWithToast(back, `${name} foi criada.`)
  })

export default function CategoryNewPage({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl">
      <PageHeader title="Nova categoria" crumbs={[{ to: back, label: 'Categorias' }, { label: 'Nova' }]} />
      <RecordForm fields={categoryFields(data)} values={{ active: true }} submit="Criar" back={back} />
    </div>
  )
}
