import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { formatNumber } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import type { Route } from './+types/bench-votes.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData, params }: Route.MetaArgs) => ({
  title: params.uuid && loaderData?.scores?.[0] ? `Notas de ${loaderData.scores[0].entry.title}` : 'Notas da bancada',
  noindex: true,
}))

/** Of one redondo, or of a whole edition: the configured one, or `?edicao=`. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const slug = url.searchParams.get('edicao')
  const copa_edition_id = slug && !params.uuid ? (await api.editions.editions.show({ slug })).id : undefined
  const shown = await api.results.benchVotes({ uuid: params.uuid, copa_edition_id })
  cacheForVisitors(context, 'cup')
  return shown
}

export default function BenchVotesPage({ loaderData: { edition, criteria, scores } }: Route.ComponentProps) {
  const groups = Map.groupBy(scores ?? [], ({ entry }) => entry.uuid)
  return (
    <>
      <PageHeader
        title="Notas da bancada"
        text="Quem deu cada nota fica sem nome: as letras são de cada redondo e rodada."
        crumbs={[{ to: `/copa-grower?edicao=${edition.slug}`, label: edition.name }]}
      />
      {scores === null ? (
        <Notice>As notas aparecem aqui quando o resultado for publicado. Antes disso ninguém as vê.</Notice>
      ) : scores.length === 0 ? (
        <EmptyState text="Nenhuma nota aqui." />
      ) : (
        <div className="grid gap-4 desk:grid-cols-2">
          {[...groups].map(([uuid, rows]) => (
            <Card
              key={uuid}
              title={
                <Link to={`/copa-grower/ver-redondo/${uuid}`} className="link link-hover">
                  {rows[0]?.entry.title}
                </Link>
              }
            >
              <p className="-mt-2 text-sm text-muted">
                {rows[0]?.entry.user && `de ${rows[0].entry.user.nickname}, `}
                {rows[0]?.entry.modality.name}
              </p>
              <ul className="space-y-3">
                {rows.map(({ judge, phase, marks, total, words }) => (
                  <li key={`${judge}:${phase}`}>
                    <p>
                      <b>{formatNumber(total)}</b>, {judge}, {phaseWords[phase].label.toLowerCase()}
                    </p>
                    <p className="text-sm text-muted">
                      {criteria.map(({ id, name }) => `${name} ${formatNumber(marks[id] ?? 0)}`).join(', ')}
                    </p>
                    {words && <p className="break-words whitespace-pre-line">{words}</p>}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
    </>
  )
}
