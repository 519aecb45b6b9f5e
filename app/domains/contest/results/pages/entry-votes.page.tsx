import { HERO } from '#domains/contest/editions/editions/phases.kinds.ts'
import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { prizeStateWords } from '#domains/contest/editions/prizes/cup-prize.words.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { cacheForVisitors } from '#web/page-cache.server.ts'
import type { Route } from './+types/entry-votes.page'

export const middleware = [access('public')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Votos de ${loaderData.entry.title}`,
  noindex: true,
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const shown = await apiFor(context).results.votes({ uuid: params.uuid })
  cacheForVisitors(context, 'cup')
  return shown
}

export default function EntryVotesPage({ loaderData: { entry, edition, votes, can } }: Route.ComponentProps) {
  const ballotWords = (ballot: string) => (ballot === HERO ? 'Cultivo do ano' : entry.modality.name)
  return (
    <>
      <PageHeader
        title={`Votos de ${entry.title}`}
        crumbs={[
          { to: '/copa-grower', label: edition.name },
          { to: `/copa-grower/ver-redondo/${entry.uuid}`, label: entry.title },
        ]}
      />
      {votes === null ? (
        <Notice>Os votos aparecem aqui quando o resultado for publicado. Antes disso ninguém vê quantos são.</Notice>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          {votes.places.map(({ ballot, place, total, jury, popular, prizes }) => (
            <Card key={ballot} title={`${place}º em ${ballotWords(ballot).toLowerCase()}`}>
              <p>
                Total {formatNumber(total)}: jurados {jury === null ? 'sem nota' : formatNumber(jury)}, público{' '}
                {formatNumber(popular)}
              </p>
              {prizes.map(({ id, name, state }) => (
                <p key={id} className="break-words">
                  Prêmio: {name} ({prizeStateWords[state].toLowerCase()})
                </p>
              ))}
            </Card>
          ))}
          {votes.rounds.map(({ phase, ballot, valid, annulled }) => (
            <Card key={`${phase}:${ballot}`} title={phaseWords[phase].label}>
              <p>
                {plural(valid, 'voto', 'votos')}
                {annulled > 0 && ` (${plural(annulled, 'anulado', 'anulados')})`}
              </p>
            </Card>
          ))}
          {votes.places.length === 0 && <Notice>Este redondo não chegou à final.</Notice>}
        </div>
      )}
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        <Link to={`/copa-grower/ver-votos/bancada/${entry.uuid}`} className="link">
          As notas dos jurados
        </Link>
        {can.certificate && (
          <a href={`/copa-grower/certificado/${entry.uuid}`} className="link" download>
            Baixar o certificado (PDF)
          </a>
        )}
      </p>
    </>
  )
}
