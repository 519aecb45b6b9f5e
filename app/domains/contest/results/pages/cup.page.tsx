import { BelowPage } from '#domains/community/ads/ui.ts'
import { isOpenFor } from '#domains/contest/editions/editions/phases.kinds.ts'
import { prizeKindWords } from '#domains/contest/editions/prizes/cup-prize.words.ts'
import { sponsorLevelWords } from '#domains/contest/editions/sponsors/cup-sponsor.words.ts'
import { CupFrame, NoCup } from '#domains/contest/editions/ui.ts'
import { EntryCard } from '#domains/contest/entries/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Link } from '#ui/components/link.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { Phases } from '../components/phases.tsx'
import { Podium } from '../components/podium.tsx'
import { Publication } from '../components/publication.tsx'
import type { Route } from './+types/cup.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.edition?.name ?? 'Copa Grower',
  description: 'A copa de quem cultiva: fases, modalidades, finalistas e resultado.',
  url: '/copa-grower',
}))

/** The configured edition, or an older one by `?edicao=`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { env, viewer } = context.get(requestContext)
  const api = apiFor(context)
  const { data: editions } = await api.editions.editions.list()
  const slug = url.searchParams.get('edicao') ?? env.cup_edition
  cacheForVisitors(context, 'cup')
  const isOld = slug !== env.cup_edition
  if (!isOld && !editions.some((one) => one.slug === slug)) return { edition: null, editions }
  const edition = await api.editions.editions.show({ slug })
  const of = { copa_edition_id: edition.id }
  const [{ data: results }, publication, page] = await Promise.all([
    api.results.list(of),
    api.results.publication({ slug }),
    api.entries.list({ ...of, per_page: 6 }),
  ])
  const bench = viewer?.users_is_professor_copa_grower ?? false
  return { edition, editions, isOld, results, publication, entries: page, bench }
}

export default function CupPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.edition) return <NoCup />
  const { edition, editions, isOld, results, publication, entries, bench } = loaderData
  const others = editions.filter(({ slug }) => slug !== edition.slug)
  return (
    <CupFrame
      edition={edition}
      bench={bench}
      isOld={isOld}
      title={edition.name}
      text={edition.text}
      action={
        isOld ? undefined : isOpenFor('vote', edition.phase) ? (
          <LinkButton to="/copa-grower/votar" tone="primary" icon="check">
            Votar
          </LinkButton>
        ) : isOpenFor('enter', edition.phase) ? (
          <LinkButton to="/copa-grower/modalidades" tone="primary" icon="plus">
            Inscrever um redondo
          </LinkButton>
        ) : undefined
      }
    >
      <div className="space-y-10">
        {results.length > 0 && (
          <section className="space-y-4">
            <h2 className="text-2xl">Resultado</h2>
            <Podium rows={results} />
            <p>
              <Link
                to={isOld ? `/copa-grower/ver-votos/bancada?edicao=${edition.slug}` : '/copa-grower/ver-votos/bancada'}
                className="link reach"
              >
                Todas as notas da bancada
              </Link>
            </p>
            {publication && <Publication publication={publication} slug={edition.slug} weight={edition.jury_weight} />}
          </section>
        )}
        <section>
          <h2 className="mb-4 text-2xl">As fases</h2>
          <Phases edition={edition} />
        </section>
        {entries.data.length > 0 && results.length === 0 && (
          <section>
            <h2 className="mb-4 text-2xl">
              {entries.data.some(({ finalist }) => finalist) ? 'Finalistas e redondos' : 'Redondos'}
            </h2>
            <div className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
              {entries.data.map((entry) => (
                <EntryCard key={entry.uuid} entry={entry} withModality />
              ))}
            </div>
            <p className="mt-4">
              <Link to="/copa-grower/modalidades" className="link reach">
                Ver todos, por modalidade
              </Link>
            </p>
          </section>
        )}
        {edition.prizes.length > 0 && (
          <section>
            <h2 className="mb-4 text-2xl">Prêmios</h2>
            <ul className="grid gap-3 sm:grid-cols-2 desk:grid-cols-3">
              {edition.prizes.map(({ modality, place, name, text, kind, sponsor }) => (
                <li key={`${modality}:${place}:${name}`} className="card p-4">
                  <p className="text-sm text-muted">
                    {edition.modalities.find(({ slug }) => slug === modality)?.name ?? 'Cultivo do ano'}, {place}º lugar
                  </p>
                  <h3 className="break-words">{name}</h3>
                  {text && <p className="break-words">{text}</p>}
                  <p className="text-sm text-muted">
                    {prizeKindWords[kind]}
                    {sponsor && `, de ${sponsor}`}
                  </p>
                </li>
              ))}
            </ul>
            {edition.authorisation && (
              <p className="mt-3 text-sm text-muted">
                Autorização {edition.authorisation.number}, {edition.authorisation.body} (Lei 5.768/71).
              </p>
            )}
          </section>
        )}
        {edition.sponsors.length > 0 && (
          <section>
            <h2 className="mb-4 text-2xl">Quem apoia</h2>
            <ul className="flex flex-wrap gap-3">
              {edition.sponsors.map(({ name, level, url, text }) => (
                <li key={name} className="card max-w-80 p-4">
                  <p className="text-sm text-muted">{sponsorLevelWords[level]}</p>
                  <h3 className="break-words">
                    {url ? (
                      <a href={url} rel="noopener nofollow sponsored" className="link">
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </h3>
                  {text && <p className="break-words">{text}</p>}
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="space-y-3">
          <h2 className="text-2xl">Como funciona</h2>
          <p className="max-w-text">
            O resultado é a média da nota dos jurados ({`${edition.jury_weight}\u00a0%`}) e do voto popular (
            {`${100 - edition.jury_weight}\u00a0%`}), as duas de 0 a 10. No voto popular, o mais votado da cédula vale
            10 e os outros a proporção. Empate: vale a nota dos jurados, depois o número de votos, depois a ordem do
            código do redondo, que o site dá ao acaso na inscrição. Vão à final os {edition.finalists} primeiros de cada
            modalidade.
          </p>
          {edition.criteria.length > 0 && (
            <p className="max-w-text">
              Critérios:{' '}
              {edition.criteria.map(({ name, weight }) => `${name.toLowerCase()} (peso ${weight})`).join(', ')}.
            </p>
          )}
          {edition.rules && (
            <Disclosure title="Regulamento" icon="file-text">
              <p className="reading px-5 pb-5 break-words whitespace-pre-line">{edition.rules}</p>
            </Disclosure>
          )}
        </section>
        {others.length > 0 && (
          <section>
            <h2 className="mb-3 text-2xl">Outras edições</h2>
            <ul className="space-y-1.5">
              {others.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={`/copa-grower?edicao=${slug}`} className="link">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <BelowPage placement="fim-da-copa" />
    </CupFrame>
  )
}
