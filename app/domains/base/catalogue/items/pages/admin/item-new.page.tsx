import { RecordForm } from '#ui/admin/record-form.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ItemInput } from '../../items.schemas.ts'
import type { Route } from './+types/item-new.page'
import { catalogueOf } from './catalogue-of.server.ts'
import { itemFields } from './item.form.ts'

export const middleware = [access('can:plants.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Novo item de ${loaderData?.catalogue.title}`,
}))

export const loader = ({ url }: Route.LoaderArgs) => ({ catalogue: catalogueOf(url) })

export const action = (args: Route.ActionArgs) =>
  submit(args, ItemInput, async (api, input) => {
    const { name } = catalogueOf(args.url)
    const item = await api.catalogue[name].create(input)
    return redirectWithToast(`/admin/${name}`, `${item.name} entrou na lista.`)
  })

export default function ItemNewPage({ loaderData: { catalogue } }: Route.ComponentProps) {
  const back = `/admin/${catalogue.name}`
  const title = `${catalogue.gender === 'a' ? 'Nova' : 'Novo'} ${catalogue.noun[0]}`
  return (
    <div className="max-w-2xl">
      <PageHeader title={title} crumbs={[{ to: back, label: catalogue.title }]} />
      <RecordForm fields={itemFields(catalogue)} values={{ active: true }} submit="Criar" back={back} />
    </div>
  )
}
