import { z } from 'zod'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ItemInput } from '../../items.schemas.ts'
import type { Route } from './+types/item-edit.page'
import { catalogueOf } from './catalogue-of.server.ts'
import { itemFields } from './item.form.ts'

export const middleware = [access('can:plants.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.item.name} em ${loaderData?.catalogue.title}`,
}))

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const catalogue = catalogueOf(url)
  return { catalogue, item: await apiFor(context).catalogue[catalogue.name].show({ id: Number(params.id) }) }
}

const Delete = z.object({ intent: z.literal('delete') })

export async function action(args: Route.ActionArgs) {
  const { name } = catalogueOf(args.url)
  const id = Number(args.params.id)
  const back = (text: string) => redirectWithToast(`/admin/${name}`, text)
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, Delete, async (api) => {
      await api.catalogue[name].remove({ id })
      return back('O item foi apagado.')
    })
  return submit(args, ItemInput, async (api, input) => {
    const item = await api.catalogue[name].update({ ...input, id })
    return back(`${item.name} foi salvo.`)
  })
}

export default function ItemEditPage({ loaderData: { catalogue, item } }: Route.ComponentProps) {
  const back = `/admin/${catalogue.name}`
  const dependents = item.usages.map(({ label, consequence }) => ({ label, consequence }))
  return (
    <div className="max-w-2xl">
      <PageHeader title={item.name} crumbs={[{ to: back, label: catalogue.title }]} />
      <RecordForm
        key={item.id}
        fields={itemFields(catalogue)}
        values={{ name: item.name, icon_url: item.icon_url, active: item.active }}
        submit="Salvar"
        back={back}
        danger={{
          title: `Apagar ${item.name}?`,
          label: 'Apagar',
          text: dependents.length
            ? 'Não dá para apagar enquanto algo depende deste item. Se você desativar, ele some dos formulários e o histórico fica.'
            : 'Nada depende deste item. Se você apagar, ele some da lista para sempre.',
          dependents,
        }}
      />
    </div>
  )
}
