import { HERO } from '#domains/contest/editions/editions/phases.kinds.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import type { CupResultRow } from '../results/cup-results.schemas.ts'

/** Cultivo do ano, and the places of each modality. */
export function Podium({ rows }: { rows: CupResultRow[] }) {
  const [hero] = rows.filter(({ modalidade, place }) => modalidade.slug === HERO && place === 1)
  const groups = Map.groupBy(
    rows.filter(({ modalidade }) => modalidade.slug !== HERO),
    ({ modalidade }) => modalidade.slug,
  )
  return (
    <div className="space-y-6">
      {hero && (
        <div className="card border-primary p-5">
          <Badge tone="amber" icon="trophy">
            Cultivo do ano
          </Badge>
          <h3 className="mt-2 text-2xl break-words">
            <Link to={`/copa-grower/ver-redondo/${hero.entry.uuid}`} className="link link-hover">
              {hero.entry.title}
            </Link>
          </h3>
          <p className="text-muted">
            {hero.entry.user ? `de ${hero.entry.user.nickname}, ` : ''}
            {hero.entry.modality.name}
          </p>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
        {[...groups].map(([slug, places]) => (
          <section key={slug} className="card p-4">
            <h3 className="mb-3 text-lg">{places[0]?.modalidade.name}</h3>
            <ol className="space-y-3">
              {places.map((row) => (
                <li key={row.entry.uuid}>
                  <p className="break-words">
                    <b>{row.place}º</b>{' '}
                    <Link to={`/copa-grower/ver-redondo/${row.entry.uuid}`} className="link">
                      {row.entry.title}
                    </Link>
                    {row.entry.user && `, de ${row.entry.user.nickname}`}
                  </p>
                  <p className="text-sm text-muted">
                    {formatNumber(row.total)}: jurados {row.jury === null ? 'sem nota' : formatNumber(row.jury)}, público{' '}
                    {formatNumber(row.popular)} ({plural(row.votes, 'voto', 'votos')})
                  </p>
                  {row.prizes.map(({ name }) => (
                    <p key={name} className="text-sm">
                      {name}
                    </p>
                  ))}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}
