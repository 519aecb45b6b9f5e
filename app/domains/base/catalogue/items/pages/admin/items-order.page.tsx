import { redirect } from 'react-router'
import { z } from 'zod'
import { ReorderList } from '#ui/admin/reorder-list.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { ItemMove } from '../../items.schemas.ts'
import type { Route } from './+types/items-order.page'
import { catalogueOf } from './catalogue-of.server.ts'

export const middleware = [access('can:plants.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Mudar ordem em ${loaderData?.catalogue.title}`,
}))

export async function loader({ url, context }: Route.LoaderArgs) {
  const catalogue = catalogueOf(url)
  const { data: items } = await apiFor(context).catalogue[catalogue.name].list({ page: 1, per_page: 100 })
  return { catalogue, items }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ItemMove.extend({ intent: z.literal('move') }), async (api, { id, to }) => {
    const { name } = catalogueOf(args.url)
    await api.catalogue[name].move({ id, to })
    return redirect(`/admin/${name}/ordem`)
  })

export default function ItemsOrderPage({ loaderData: { catalogue, items } }: Route.ComponentProps) {
  const back = `/admin/${catalogue.name}`
  return (
    <div className="max-w-2xl space-y-6">
      <PageHeader
        title="Mudar ordem"
        text="Esta é a ordem em que aparecem nos formulários."
        crumbs={[{ to: back, label: catalogue.title }]}
        action={
          <LinkButton to={back} tone="primary">
            Pronto
          </LinkButton>
        }
      />
      <ReorderList
        label={`Ordem em ${catalogue.title}`}
        items={items}
        keyOf={(item) => item.id}
        nameOf={(item) => item.name}
      >
        {(item) => item.name}
      </ReorderList>
    </div>
  )
}
