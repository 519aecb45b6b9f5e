import { phaseWords } from '#domains/contest/editions/editions/phases.words.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { conflictWords } from '../conflicts/conflict.words.ts'
import { type CupBenchReport, ScoreSetAside } from '../scores/cup-scores.schemas.ts'
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

export const action = (args: Route.ActionArgs) =>
  submit(args, ScoreSetAside, async (api, input) => {
    await api.bench.setAside(input)
    return redirectWithToast('/admin/copa-grower/bancada', 'Esta nota não conta mais.')
  })

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
                  {own.map(({ entry, grower, reasons, scores }) => (
                    <li key={entry.uuid} className="break-words">
                      o nº {entry.blind_number} (
                      <Link to={`/copa-grower/ver-redondo/${entry.uuid}`} className="link">
                        {entry.title}
                      </Link>
                      , de {grower}): {reasons.map((reason) => conflictWords[reason]).join('; ')}.
                      {scores.map((score) => (
                        <GivenScore key={score.id} {...score} />
                      ))}
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

/** Sent before the tie was found, or made. */
const GivenScore = ({ id, phase, set_aside }: CupBenchReport['conflicts'][number]['scores'][number]) =>
  set_aside ? (
    <p className="text-sm text-muted">
      A nota ({phaseWords[phase].label.toLowerCase()}) não conta: {set_aside}
    </p>
  ) : (
    <details className="my-2">
      <summary className="btn btn-sm btn-quiet">
        Deu nota ({phaseWords[phase].label.toLowerCase()}), e ela conta: deixar de contar
      </summary>
      <Form name={`aside-${id}`} keep className="mt-3 max-w-md space-y-3">
        <HiddenField name="id" value={id} />
        <TextArea name="reason" label="Motivo" maxLength={500} rows={2} help="A equipe lê. Não se desfaz." />
        <SubmitButton tone="danger" sending="Salvando…">
          Não contar esta nota
        </SubmitButton>
      </Form>
    </details>
  )
