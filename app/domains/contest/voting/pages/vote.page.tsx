import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { CupFrame } from '#domains/contest/editions/ui.ts'
import { EntryCard } from '#domains/contest/entries/ui.ts'
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
    ...{ edition, ballots, page, modality: filter.modalidade ?? null, search: filter.search ?? '' },
    bench: viewer?.users_is_professor_copa_grower ?? false,
    nickname: viewer?.nickname,
  }
}

export default function VotePage({
  loaderData: { edition, ballots, page, modality, search, bench, nickname },
}: Route.ComponentProps) {
  const votes = ballots.ballots.filter(({ own }) => own)
  const missing = ballots.ballots.filter(({ own, entries_count }) => (!own || own.left) && entries_count > 0)
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
                        {own.left ? (
                          own.entry.title
                        ) : (
                          <Link to={`/copa-grower/ver-redondo/${own.entry.uuid}`} className="link">
                            {own.entry.title}
                          </Link>
                        )}
                        <OwnVote vote={own} />
                        {own.left && !ballots.closed_why && (
                          <Link to={`/copa-grower/votar?modalidade=${slug}`} className="link">
                            Votar de novo
                          </Link>
                        )}
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
        {!ballots.closed_why && votes.length > 0 && missing.length > 0 && (
          <p>
            Você votou em {votes.filter(({ own }) => !own?.left).length} de {ballots.ballots.length}. Falta:{' '}
            {missing.map(({ slug, name }, at) => (
              <span key={slug}>
                {at > 0 && ', '}
                <Link to={`/copa-grower/votar?modalidade=${slug}`} className="link">
                  {name}
                </Link>
              </span>
            ))}
            .
          </p>
        )}
        {ballots.earlier.length > 0 && (
          <section>
            <h2 className="mb-3 text-xl">Seus votos de antes</h2>
            <ul className="space-y-3">
              {ballots.earlier.map(({ phase, name, own }) => (
                <li key={own.receipt} className="card p-4">
                  <p className="text-sm text-muted">
                    {phaseWords[phase].label}, {name}
                  </p>
                  <p className="font-semibold break-words">{own.entry.title}</p>
                  <OwnVote vote={own} />
                </li>
              ))}
            </ul>
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
            empty={
              <EmptyState
                icon="trophy"
                text={search ? `Nada achado para “${search}”.` : 'Nenhum redondo recebe votos aqui agora.'}
              />
            }
          >
            {(entry) => (
              <EntryCard entry={entry} withModality>
                {entry.user && entry.user.nickname === nickname ? (
                  <p className="text-sm text-muted">Seu redondo: os votos são dos outros.</p>
                ) : (
                  entry.user &&
                  !ballots.closed_why && (
                    <LinkButton
                      to={`/copa-grower/votar/${entry.user.nickname}?redondo=${entry.uuid}`}
                      icon="check"
                      wide
                    >
                      {votes.some(({ own }) => own?.entry.uuid === entry.uuid) ? 'Seu voto é deste' : 'Votar neste'}
                    </LinkButton>
                  )
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
