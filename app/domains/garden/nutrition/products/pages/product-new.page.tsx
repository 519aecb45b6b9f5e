import { randomUUID } from 'node:crypto'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { moneyText, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ProductForm } from '../components/product-form.tsx'
import { NutrientCreate } from '../nutrients.schemas.ts'
import type { Route } from './+types/product-new.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Novo produto' })

export const loader = () => ({ idempotency_key: randomUUID() as string })

const Fields = NutrientCreate.extend({ price: moneyText.optional() })

export const action = (args: Route.ActionArgs) =>
  submit(args, Fields, async ({ nutrition }, input) => {
    const { name } = await nutrition.products.create(input)
    return redirectWithToast('/cultivo/nutrientes', `${name} está nos seus nutrientes.`)
  })

export default function ProductNewPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Novo produto"
        text="Ele entra também nos seus equipamentos. Só você vê."
        crumbs={[{ to: '/cultivo/nutrientes', label: 'Nutrientes' }]}
      />
      <ProductForm {...loaderData} />
    </div>
  )
}
