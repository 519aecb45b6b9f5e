import { isOpenFor } from '#domains/contest/editions/editions/phases.kinds.ts'
import { CupFrame } from '#domains/contest/editions/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { EntryCard } from '../components/entry-card.tsx'
import { CupEntryFilter } from '../entries/cup-entries.schemas.ts'
import type { Route } from './+types/cup-modality.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `${loaderData.modality.name} na ${loaderData.edition.name}` : undefined,
  description: loaderData?.modality.text,
  url: loaderData && `/copa-grower/modalidade/${loaderData.modality.slug}`,
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { env, viewer } = context.get(requestContext)
  const api = apiFor(context)
  const edition = await api.editions.editions.show({ slug: env.cup_edition })
  const modality = edition.modalities.find(({ slug }) => slug === params.slug)
  if (!modality) throw notFound()
  const filter = { ...filterOf(request, CupEntryFilter), copa_edition_id: edition.id, modalidade: modality.slug }
  const [page, mine, { data: results }] = await Promise.all([
    api.entries.list(filter),
    viewer?.email_verified && viewer.terms_accepted ? api.entries.candidates({ slug: modality.slug }) : null,
    api.results.list({ copa_edition_id: edition.id, with_hero: false }),
  ])
  const places = results.flatMap(({ entry, place }) => (entry ? [{ uuid: entry.uuid, place }] : []))
  cacheForVisitors(context, 'cup')
  const bench = viewer?.users_is_professor_copa_grower ?? false
  return { edition, modality, page, places, own: mine?.own ?? null, bench }
}

export default function CupModalityPage({ loaderData }: Route.ComponentProps) {
  const { edition, modality, page, places, own, bench } = loaderData
  const enters = isOpenFor('enter', edition.phase) && (!own || own.state === 'retirado')
  const votes = isOpenFor('vote', edition.phase)
  return (
    <CupFrame
      edition={edition}
      bench={bench}
      title={modality.name}
      text={modality.text}
      action={
        enters ? (
          <LinkButton to={`/copa-grower/modalidade/${modality.slug}/inscrever`} tone="primary" icon="plus">
            Inscrever um redondo
          </LinkButton>
        ) : votes ? (
          <LinkButton to={`/copa-grower/votar?modalidade=${modality.slug}`} tone="primary" icon="check">
            Votar nesta modalidade
          </LinkButton>
        ) : undefined
      }
      more={own && <LinkButton to={`/copa-grower/ver-redondo/${own.uuid}`}>Ver o seu redondo</LinkButton>}
    >
      <h2 className="sr-only">Redondos</h2>
      <ListStates
        items={page.data}
        keyOf={({ uuid }) => uuid}
        frame={(items) => <div className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">{items}</div>}
        empty={<EmptyState icon="trophy" text="Nenhum redondo concorre aqui ainda." />}
      >
        {(entry) => <EntryCard entry={entry} place={places.find(({ uuid }) => uuid === entry.uuid)?.place} />}
      </ListStates>
      <Pager {...page} label="Redondos" />
    </CupFrame>
  )
}
