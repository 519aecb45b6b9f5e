import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { conflictWords } from '../conflicts/conflict.words.ts'
import type { Route } from './+types/staff-bench.page'

export const middleware = [access('can:cup.manage')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Bancada da copa', noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const [edition, report] = await Promise.all([
    api.editions.editions.show({ slug: context.get(requestContext).env.cup_edition }),
    api.bench.report(),
  ])
  return { ...report, edition }
}

export default function StaffBenchPage({ loaderData: { edition, judges, gaps, conflicts } }: Route.ComponentProps) {
  return (
    <div className="space-y-8">
      <PageHeader
        title="Bancada da copa"
        text={`${edition.name}: como andam as notas, quem não avalia o quê, e onde os jurados discordam muito.`}
      />
      <section>
        <h2 className="mb-3 text-xl">Notas</h2>
        {judges.length === 0 ? (
          <EmptyState text="Ninguém está na bancada desta edição ainda." />
        ) : (
          <ul className="space-y-1.5">
            {judges.map(({ nickname, sent, drafts, left_out }) => (
              <li key={nickname}>
                <b>{nickname}</b>: {plural(sent, 'enviada', 'enviadas')}, {drafts} em rascunho, {left_out} com conflito
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className="mb-3 text-xl">Notas distantes</h2>
        {gaps.length === 0 ? (
          <p className="text-muted">Nenhum redondo com três pontos ou mais entre jurados.</p>
        ) : (
          <ul className="space-y-1.5">
            {gaps.map(({ uuid, title, phase, low, high, scores }) => (
              <li key={`${uuid}:${phase}`}>
                <Link to={`/copa-grower/ver-redondo/${uuid}`} className="link">
                  {title}
                </Link>
                : de {formatNumber(low)} a {formatNumber(high)}, em {scores} notas (
                {phaseWords[phase].label.toLowerCase()})
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className="mb-3 text-xl">Conflitos</h2>
        {conflicts.length === 0 ? (
          <p className="text-muted">Nada liga a bancada a quem concorre.</p>
        ) : (
          <div className="space-y-4">
            {[...Map.groupBy(conflicts, ({ judge }) => judge)].map(([judge, own]) => (
              <div key={judge}>
                <h3 className="mb-1 text-lg">{judge} não avalia</h3>
                <ul className="space-y-1.5">
                  {own.map(({ entry, grower, reasons }) => (
                    <li key={entry.uuid} className="break-words">
                      o nº {entry.blind_number} (
                      <Link to={`/copa-grower/ver-redondo/${entry.uuid}`} className="link">
                        {entry.title}
                      </Link>
                      , de {grower}): {reasons.map((reason) => conflictWords[reason]).join('; ')}.
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        )}
      </section>
    </div>
  )
}
