import { randomUUID } from 'node:crypto'
import { redirect, useSearchParams } from 'react-router'
import { PlantFilter } from '#domains/garden/garden/plants/plants.schemas.ts'
import { spaceChoices } from '#domains/garden/garden/spaces/pages/space-choices.server.ts'
import { CultivationTabs } from '#domains/garden/garden/ui.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { ActForm } from '../components/act-form.tsx'
import { ManyFilters } from '../components/many-filters.tsx'
import { MarkPlants } from '../components/mark-plants.tsx'
import { manyActNamed } from '../many-acts.kinds.ts'
import type { Route } from './+types/manage-plants.page'
import { doToMany } from './do-to-many.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title:
    loaderData?.act && loaderData.chosen.length
      ? `${manyActNamed(loaderData.act)?.title} plantas`
      : 'Gerenciar plantas',
}))

/** First the list with checkboxes; with an action and plants in the URL, that action's form. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const user = viewerOf(context).nickname
  const filter = { ...filterOf(request, PlantFilter), user, per_page: 100 }
  const [plants, cycles, spaces, groups] = await Promise.all([
    api.garden.plants.list(filter),
    api.garden.cycles.list(),
    spaceChoices(api, user),
    api.garden.plants.groups(),
  ])
  const marked = url.searchParams.getAll('plant_ids').map(Number)
  const all = url.searchParams.get('todas') === 'true'
  const chosen = plants.data.filter(({ id }) => all || marked.includes(id))
  const act = manyActNamed(url.searchParams.get('acao'))?.slug ?? null
  if (act === 'registrar' && chosen.length)
    throw redirect(`/cultivo/registrar?plantas=${chosen.map(({ id }) => id).join(',')}&de=gerenciar`)
  const plant_ids = chosen.map(({ id }) => id)
  const [tasks, holds] =
    act === 'colher' && plant_ids.length
      ? await Promise.all([api.agenda.tasks.ofPlants({ plant_ids }), api.journal.updates.holds({ plant_ids })])
      : [{ data: [] }, { data: [] }]
  return {
    plants,
    chosen,
    act,
    tasks: tasks.data,
    holds: holds.data,
    cycles: cycles.data,
    spaces,
    groups: groups.data,
    act_key: randomUUID() as string,
  }
}

export const action = (args: Route.ActionArgs) => doToMany(args)

export default function ManagePlantsPage({ loaderData }: Route.ComponentProps) {
  const { plants, chosen, act, tasks, holds, cycles, spaces, groups, act_key } = loaderData
  const [search] = useSearchParams()
  const back = withParams(String(search), { acao: null, plant_ids: null, todas: null })
  if (act && chosen.length)
    return (
      <div className="mx-auto max-w-2xl">
        <PageHeader
          title={`${manyActNamed(act)?.title} ${plural(chosen.length, 'planta', 'plantas')}`}
          crumbs={[{ to: '/cultivo/gerenciar/plantas', label: 'Gerenciar plantas' }]}
        />
        <ActForm
          act={act}
          plants={chosen}
          cycles={cycles}
          spaces={spaces}
          groups={groups}
          tasks={tasks}
          holds={holds}
          act_key={act_key}
          back={back}
        />
      </div>
    )
  return (
    <>
      <CultivationTabs />
      <PageHeader
        title="Gerenciar plantas"
        text="Marque as plantas e escolha o que fazer com todas de uma vez."
        action={
          <LinkButton to="/cultivo/plantas" icon="layout-grid">
            Ver em cartões
          </LinkButton>
        }
      />
      <ManyFilters spaces={spaces} groups={groups} />
      {act && (
        <div className="mb-4">
          <Notice tone="warning">Marque pelo menos uma planta para continuar.</Notice>
        </div>
      )}
      {plants.total === 0 ? (
        <EmptyState
          image="/arte/vazios/plantas.svg"
          text="Nenhuma planta por aqui."
          action={
            <LinkButton to="/cultivo/add-planta" tone="primary" icon="plus">
              Nova planta
            </LinkButton>
          }
        />
      ) : (
        <MarkPlants
          key={String(search)}
          plants={plants.data}
          chosen={chosen.map(({ id }) => id)}
          archived={search.get('archived') === 'true'}
        >
          {[...search].map(([name, value]) =>
            ['acao', 'plant_ids', 'todas'].includes(name) ? null : (
              <input key={name} type="hidden" name={name} value={value} />
            ),
          )}
        </MarkPlants>
      )}
      <Pager {...plants} />
    </>
  )
}
