import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { productTypeFields } from '../product-type.form.ts'
import { ProductTypeInput } from '../product-types.schemas.ts'
import type { Route } from './+types/product-type-edit.page'

export const middleware = [access('can:marketplace.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.type.name} em Tipos de produto`,
}))

const back = '/admin/marketplace/tipos_produto'
const Delete = z.object({ intent: z.literal('delete') })

export async function loader({ params, context }: Route.LoaderArgs) {
  return { type: await apiFor(context).products.types.show({ id: Number(params.id) }) }
}

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, Delete, async (api) => {
      await api.products.types.remove({ id })
      return redirectWithToast(back, 'O tipo foi apagado.')
    })
  return submit(args, ProductTypeInput, async (api, input) => {
    const { name } = await api.products.types.update({ ...input, id })
    return redirectWithToast(back, `${name} foi salvo.`)
  })
}

export default function ProductTypeEditPage({ loaderData: { type } }: Route.ComponentProps) {
  const { id, slug: _, products_count, ...values } = type
  return (
    <div className="max-w-2xl">
      <PageHeader title={type.name} crumbs={[{ to: back, label: 'Tipos de produto' }, { label: type.name }]} />
      <RecordForm
        key={id}
        fields={productTypeFields}
        values={values}
        submit="Salvar"
        back={back}
        danger={{
          title: `Apagar ${type.name}?`,
          label: 'Apagar tipo',
          text: products_count
            ? 'Não dá para apagar enquanto houver produtos dele. Se você desativar, ninguém cria novos, e os de agora ficam.'
            : 'Nenhum produto é deste tipo. Se você apagar, ele some para sempre.',
          dependents: products_count
            ? [{ label: plural(products_count, 'produto', 'produtos'), consequence: 'Ficariam sem tipo.' }]
            : [],
        }}
      />
    </div>
  )
}
