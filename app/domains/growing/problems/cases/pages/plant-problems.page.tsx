import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { CaseList } from '../components/case-list.tsx'
import { HarvestFrom } from '../components/harvest-from.tsx'
import type { Route } from './+types/plant-problems.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Problemas de ${loaderData.plant.name}`,
}))

export async function loader({ params: { slug: id_or_slug }, context }: Route.LoaderArgs) {
  const { problems, garden } = apiFor(context)
  const [cases, plant] = await Promise.all([problems.cases.list({ id_or_slug }), garden.plants.show({ id_or_slug })])
  return { ...cases, plant: { slug: plant.slug, name: plant.name } }
}

export default function PlantProblemsPage({ loaderData: { data, harvest_from, plant } }: Route.ComponentProps) {
  const address = `/cultivo/planta/${plant.slug}`
  const groups = [
    { title: 'Em aberto', cases: data.filter(({ outcome }) => !outcome) },
    { title: 'Encerrados', cases: data.filter(({ outcome }) => outcome) },
  ]
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={`Problemas de ${plant.name}`}
        text="Pragas, doenças e carências, do primeiro sinal ao desfecho. Só quem cuida desta planta vê."
        crumbs={[{ to: address, label: plant.name }]}
        action={
          <LinkButton to={`${address}/problemas/novo`} tone="primary" icon="plus">
            Algo errado?
          </LinkButton>
        }
      />
      <div className="space-y-8">
        {harvest_from && <HarvestFrom day={harvest_from} />}
        {data.length === 0 && (
          <EmptyState
            image="/arte/vazios/atualizacoes.svg"
            text="Nada anotado. Se algo parecer errado, conte o que vê."
          />
        )}
        {groups.map(
          ({ title, cases }) =>
            cases.length > 0 && (
              <section key={title} aria-label={title} className="space-y-3">
                <h2 className="text-xl">{title}</h2>
                <CaseList cases={cases} slug={plant.slug} />
              </section>
            ),
        )}
      </div>
    </div>
  )
}
