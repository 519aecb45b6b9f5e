import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { categoryFields } from '../category.form.ts'
import { CategoryInput } from '../product-categories.schemas.ts'
import type { Route } from './+types/category-edit.page'

export const middleware = [access('can:marketplace.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.category.name} em Categorias`,
}))

const back = '/admin/marketplace/categorias'
const Delete = z.object({ intent: z.literal('delete') })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { categories } = apiFor(context).products
  const [category, tree] = await Promise.all([categories.show({ id: Number(params.id) }), categories.list()])
  return { category, tree: tree.data }
}

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, Delete, async (api) => {
      await api.products.categories.remove({ id })
      return redirectWithToast(back, 'A categoria foi apagada.')
    })
  return submit(args, CategoryInput, async (api, input) => {
    const { name } = await api.products.categories.update({ ...input, id })
    return redirectWithToast(back, `${name} foi salva.`)
  })
}

export default function CategoryEditPage({ loaderData: { category, tree } }: Route.ComponentProps) {
  const { id, name, parent_id, icon, active, products_count } = category
  const below = tree.filter((one) => one.parent_id === id).length
  return (
    <div className="max-w-2xl">
      <PageHeader title={name} crumbs={[{ to: back, label: 'Categorias' }, { label: name }]} />
      <RecordForm
        key={id}
        fields={categoryFields(tree, category)}
        values={{ name, parent_id, icon, active }}
        submit="Salvar"
        back={back}
        danger={{
          title: `Apagar ${name}?`,
          label: 'Apagar categoria',
          text:
            products_count || below
              ? 'Não dá para apagar o que está em uso. Se você desativar, ela some da loja com o que tem dentro, e os produtos ficam.'
              : 'Está vazia. Se você apagar, ela some para sempre.',
          dependents: [
            ...(products_count
              ? [{ label: plural(products_count, 'produto', 'produtos'), consequence: 'Ficariam sem categoria.' }]
              : []),
            ...(below
              ? [
                  {
                    label: plural(below, 'categoria dentro dela', 'categorias dentro dela'),
                    consequence: 'Ficariam soltas.',
                  },
                ]
              : []),
          ],
        }}
      />
    </div>
  )
}
