import { EntryCard } from '#domains/contest/entries/ui.ts'
import { CupFrame } from '#domains/contest/editions/ui.ts'
import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { OwnVote } from '../components/own-vote.tsx'
import { CupCompetitorFilter } from '../votes/cup-votes.schemas.ts'
import type { Route } from './+types/vote.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Votar na copa', noindex: true })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { env, viewer } = context.get(requestContext)
  const api = apiFor(context)
  const filter = filterOf(request, CupCompetitorFilter)
  const [edition, ballots, page] = await Promise.all([
    api.editions.editions.show({ slug: env.cup_edition }),
    api.voting.ballots(),
    api.voting.competitors(filter),
  ])
  return {
    ...{ edition, ballots, page, modality: filter.modalidade ?? null },
    bench: viewer?.users_is_professor_copa_grower ?? false,
  }
}

export default function VotePage({ loaderData: { edition, ballots, page, modality, bench } }: Route.ComponentProps) {
  const votes = ballots.ballots.filter(({ own }) => own)
  return (
    <CupFrame
      edition={edition}
      bench={bench}
      title="Votar na copa"
      text={ballots.phase ? phaseWords[ballots.phase].text : 'A copa está fora de temporada.'}
    >
      <div className="space-y-8">
        {ballots.closed_why && <Notice tone="warning">{ballots.closed_why}</Notice>}
        {votes.length > 0 && (
          <section>
            <h2 className="mb-3 text-xl">Seus votos</h2>
            <ul className="grid gap-3 sm:grid-cols-2">
              {votes.map(({ slug, name, own }) => (
                <li key={slug}>
                  <Card title={name} level={3}>
                    {own && (
                      <>
                        <Link to={`/copa-grower/ver-redondo/${own.entry.uuid}`} className="link">
                          {own.entry.title}
                        </Link>
                        <OwnVote vote={own} />
                      </>
                    )}
                  </Card>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-muted">
              Com o recibo você acha o seu voto na lista que sai com o resultado, sem o seu nome.
            </p>
          </section>
        )}
        <section className="space-y-4">
          <h2 className="text-xl">Quem concorre</h2>
          <SearchForm label="Buscar um redondo" placeholder="Buscar um redondo" />
          <div className="flex flex-wrap gap-2">
            <Chip to="/copa-grower/votar" active={!modality}>
              Todas
            </Chip>
            {edition.modalities.map(({ slug, name }) => (
              <Chip key={slug} to={`/copa-grower/votar?modalidade=${slug}`} active={modality === slug}>
                {name}
              </Chip>
            ))}
          </div>
          <ListStates
            items={page.data}
            keyOf={({ uuid }) => uuid}
            frame={(items) => <div className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">{items}</div>}
            empty={<EmptyState icon="trophy" text="Nenhum redondo recebe votos aqui agora." />}
          >
            {(entry) => (
              <EntryCard entry={entry} withModality>
                {entry.user && !ballots.closed_why && (
                  <LinkButton to={`/copa-grower/votar/${entry.user.nickname}`} icon="check" wide>
                    Votar em {entry.user.nickname}
                  </LinkButton>
                )}
              </EntryCard>
            )}
          </ListStates>
          <Pager {...page} label="Concorrentes" />
        </section>
      </div>
    </CupFrame>
  )
}
