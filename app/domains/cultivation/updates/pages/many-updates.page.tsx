import { data } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../../api-for.server.ts'
import { submit } from '../../../../form.server.ts'
import { access } from '../../../../guard.server.ts'
import { viewerOf } from '../../../../page-context.server.ts'
import { redirectSaying } from '../../../../toast.server.ts'
import { ActForm } from '../components/act-form.tsx'
import { ActivityPicker } from '../components/activity-picker.tsx'
import { openActivity } from '../components/open-activity.ts'
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

/** Own plants from here and there, named in the address: a group, those marked in the list. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const plants_id = idsOf(url)
  const user = viewerOf(context).nickname
  const [form, listed] = await Promise.all([
    openForm(api, url),
    plants_id.length ? api.cultivation.plants.list({ plants_id, user, per_page: 100, order_by: 'name' }) : { data: [] },
  ])
  const plants = listed.data.map(({ id, name }) => ({ id, name }))
  return data({ form, plants }, { status: plants.length ? 200 : 404 })
}

export const action = (args: Route.ActionArgs) =>
  submit(args, SpaceAct, async ({ cultivation }, typed) => {
    const { update_ids } = await cultivation.updates.act(actOnPlants(typed, idsOf(args.url)))
    const text = `Registrado em ${plural(update_ids.length, 'planta', 'plantas')}.`
    return redirectSaying('/cultivo/gerenciar/plantas', text)
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
