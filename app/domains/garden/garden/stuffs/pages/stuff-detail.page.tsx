import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { StuffEdit } from '../components/stuff-edit.tsx'
import { StuffOverview } from '../components/stuff-overview.tsx'
import type { Route } from './+types/stuff-detail.page'
import { stuffForms } from './stuff-input.server.ts'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `${loaderData.editing ? 'Editar ' : ''}${loaderData.stuff.name}` : undefined,
  noindex: true,
}))

/** With `editar`, the owner gets the edit form. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const stuff = await apiFor(context).garden.stuffs.show({ id_or_slug: params.slug })
  const editing = url.searchParams.has('editar')
  if (editing && !stuff.can.update) throw notFound()
  cacheForVisitors(context, `user:${stuff.created_by}`)
  return { stuff, editing }
}

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  const { change } = await stuffForms(args.request)
  if ((await formOf(args.request)).get('intent') === 'delete')
    return submit(args, change.pick({}), async (api) => {
      await api.garden.stuffs.remove({ id_or_slug })
      return redirectWithToast('/cultivo/itens', 'O equipamento foi apagado.')
    })
  return submit(args, change, async (api, input) => {
    const stuff = await api.garden.stuffs.update({ ...input, id_or_slug })
    return redirectWithToast(`/cultivo/item/${stuff.slug}`, 'Alterações salvas.')
  })
}

export default function StuffDetailPage({ loaderData: { stuff, editing } }: Route.ComponentProps) {
  return editing ? <StuffEdit stuff={stuff} /> : <StuffOverview stuff={stuff} />
}
