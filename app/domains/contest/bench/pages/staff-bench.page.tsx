import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { formatNumber } from '#shared/numbers.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { conflictWords } from '../conflicts/conflict.words.ts'
import type { Route } from './+types/staff-bench.page'

export const middleware = [access('can:cup.manage')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Bancada da copa', noindex: true })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).bench.report()

export default function StaffBenchPage({ loaderData: { judges, gaps, conflicts } }: Route.ComponentProps) {
  return (
    <div className="space-y-8">
      <PageHeader
        title="Bancada da copa"
        text="Como andam as notas, quem não avalia o quê, e onde os jurados discordam muito."
      />
      <section>
        <h2 className="mb-3 text-xl">Notas</h2>
        {judges.length === 0 ? (
          <EmptyState text="Ninguém está na bancada desta edição ainda." />
        ) : (
          <ul className="space-y-1.5">
            {judges.map(({ nickname, sent, drafts, left_out }) => (
              <li key={nickname}>
                <b>{nickname}</b>: {sent} enviadas, {drafts} em rascunho, {left_out} com conflito
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
                : de {formatNumber(low)} a {formatNumber(high)}, em {scores} notas ({phaseWords[phase].label.toLowerCase()})
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
          <ul className="space-y-1.5">
            {conflicts.map(({ judge, entry, grower, reasons }) => (
              <li key={`${judge}:${entry.uuid}`} className="break-words">
                {judge} não avalia o nº {entry.blind_number} (
                <Link to={`/copa-grower/ver-redondo/${entry.uuid}`} className="link">
                  {entry.title}
                </Link>
                , de {grower}): {reasons.map((reason) => conflictWords[reason]).join('; ')}.
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
