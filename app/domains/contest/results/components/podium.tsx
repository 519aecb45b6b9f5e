import { HERO } from '#domains/contest/editions/editions/phases.kinds.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Link } from '#ui/components/link.tsx'
import type { CupResultRow } from '../results/cup-results.schemas.ts'

const leftWords = {
  desclassificado: 'Redondo desclassificado depois do resultado',
  retirado: 'Redondo retirado depois do resultado',
  oculto: 'Redondo que não está mais à vista',
}

/** The place stands as it was published; what is not to be seen any more has no name. */
function Redondo({ row: { entry, left } }: { row: CupResultRow }) {
  if (!entry) return <span className="text-muted">{leftWords[left ?? 'oculto']}</span>
  return (
    <>
      <Link to={`/copa-grower/ver-redondo/${entry.uuid}`} className="link">
        {entry.title}
      </Link>
      {entry.user && `, de ${entry.user.nickname}`}
    </>
  )
}

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
            <Redondo row={hero} />
          </h3>
          {hero.entry && <p className="text-muted">{hero.entry.modality.name}</p>}
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
        {[...groups].map(([slug, places]) => (
          <section key={slug} className="card p-4">
            <h3 className="mb-3 text-lg">{places[0]?.modalidade.name}</h3>
            <ol className="space-y-3">
              {places.map((row) => (
                <li key={row.place}>
                  <p className="break-words">
                    <b>{row.place}º</b> <Redondo row={row} />
                  </p>
                  <p className="text-sm text-muted">
                    {formatNumber(row.total)}: jurados {row.jury === null ? 'sem nota' : formatNumber(row.jury)},
                    público {formatNumber(row.popular)} ({plural(row.votes, 'voto', 'votos')})
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
