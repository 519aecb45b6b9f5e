import { data } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ActForm } from '../components/act-form.tsx'
import { ActivityPicker } from '../components/activity-picker.tsx'
import { openActivity } from '../components/open-activity.view.ts'
import { TargetFields } from '../components/target-fields.tsx'
import type { Route } from './+types/many-updates.page'
import { openForm } from './act-form.server.ts'
import { actOnPlants, SpaceAct } from './space-act.server.ts'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Registrar em várias plantas', noindex: true })

const idsOf = (url: URL) =>
  (url.searchParams.get('plantas') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, 100)

/** The viewer's plants in the URL: a group, or a selection. */
async function namedPlants({ url, context }: Pick<Route.LoaderArgs, 'url' | 'context'>) {
  const plants_id = idsOf(url)
  if (!plants_id.length) return []
  const filter = { plants_id, user: viewerOf(context).nickname, per_page: 100, order_by: 'name' } as const
  const { data } = await apiFor(context).garden.plants.list(filter)
  return data.map(({ id, name }) => ({ id, name }))
}

export async function loader(args: Route.LoaderArgs) {
  const [form, plants] = await Promise.all([openForm(apiFor(args.context), args.url), namedPlants(args)])
  return data({ form, plants }, { status: plants.length ? 200 : 404 })
}

export const action = (args: Route.ActionArgs) =>
  submit(args, SpaceAct, async ({ journal }, typed) => {
    // Limited to the plants that the page showed: deleted and others' plants are skipped.
    const shown = (await namedPlants(args)).map(({ id }) => id)
    const { update_ids } = await journal.updates.act(actOnPlants(typed, shown))
    const text = `Registrado em ${plural(update_ids.length, 'planta', 'plantas')}.`
    return redirectWithToast('/cultivo/gerenciar/plantas', text)
  })

export default function ManyUpdatesPage({ loaderData: { form, plants } }: Route.ComponentProps) {
  const open = openActivity('plant', form)
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={
          plants.length ? `Registrar em ${plural(plants.length, 'planta', 'plantas')}` : 'Registrar em várias plantas'
        }
        text={plants.map(({ name }) => name).join(', ')}
        crumbs={[{ to: '/cultivo/gerenciar/plantas', label: 'Gerenciar plantas' }]}
      />
      {plants.length === 0 ? (
        <EmptyState
          image="/arte/vazios/plantas.svg"
          text="Nenhuma das suas plantas foi escolhida."
          action={<LinkButton to="/cultivo/gerenciar/plantas">Escolher plantas</LinkButton>}
        />
      ) : (
        <div className="space-y-4">
          <ActivityPicker {...open} address={`/cultivo/registrar?plantas=${plants.map(({ id }) => id).join(',')}`} />
          <ActForm activity={open.chosen} usual={form.usual} idempotency_key={form.idempotency_key}>
            <TargetFields anywhere activity={open.chosen} plants={plants} />
          </ActForm>
        </div>
      )}
    </div>
  )
}
