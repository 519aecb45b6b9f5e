import { randomUUID } from 'node:crypto'
import { areaIn, inArea } from '#domains/care/processes/index.ts'
import { processTitle } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { ProcessFrame } from '#domains/care/processes/ui.ts'
import { formatFull, formatNumericDay, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { EvidenceCreate } from '../evidence/evidence.schemas.ts'
import type { Route } from './+types/evidence.page'

export const middleware = [access('login'), inArea]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && titleOf(loaderData),
  noindex: true,
}))

const titleOf = ({ process }: Pick<Route.ComponentProps['loaderData'], 'process'>) =>
  `Provas · ${processTitle(process)}`

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiFor(context)
  const ref = { token: params.slug }
  const [evidence, process] = await Promise.all([
    api.evidence.list(ref),
    api.processes.processes.show({ ...ref, with_completed: true }),
  ])
  const own = { user: viewerOf(context).nickname, per_page: 100, order_by: 'name' as const }
  const plants = evidence.can.create ? (await api.garden.plants.list(own)).data : []
  return {
    ...{ area: areaIn(url), process, evidence, idempotency_key: randomUUID() as string },
    plants: plants.map(({ id, name }) => ({ value: id, label: name })),
  }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, EvidenceCreate.omit({ token: true }), async (api, input) => {
    await api.evidence.create({ token: args.params.slug, ...input })
    return redirectWithToast(processPath(areaIn(args.url), args.params.slug, '/provas'), 'A prova está pronta.')
  })

export default function EvidencePage({ loaderData }: Route.ComponentProps) {
  const { area, process, evidence, plants, idempotency_key } = loaderData
  const here = processPath(area, process.token, '/provas')
  return (
    <ProcessFrame
      area={area}
      token={process.token}
      title={titleOf(loaderData)}
      text={`O diário das plantas que ${process.role === 'client' ? 'você' : 'o cliente'} escolheu, em um PDF assinado que qualquer pessoa confere.`}
      contents={process.can.contents}
    >
      <div className="max-w-3xl space-y-6">
        {evidence.data.length ? (
          <ul className="space-y-3">
            {evidence.data.map((one) => (
              <li key={one.uuid} className="card space-y-3 p-5">
                <h2 className="text-base">
                  De {formatNumericDay(one.from)} a {formatNumericDay(one.to)}
                </h2>
                <p className="text-sm text-muted">
                  {plural(one.plants, 'planta', 'plantas')}, {plural(one.updates, 'registro', 'registros')}. Feita{' '}
                  {onDay(formatFull(one.created_at))}.
                </p>
                <p className="figures text-sm wrap-anywhere text-muted">SHA-256 {one.sha256}</p>
                <div className="flex flex-wrap gap-3">
                  <LinkButton to={`${here}/${one.uuid}/arquivo`} reload download icon="download">
                    Baixar o PDF
                  </LinkButton>
                  <LinkButton to={`/comunidade-360/prova/${one.uuid}`} icon="shield-check">
                    Página de conferência
                  </LinkButton>
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            icon="shield-check"
            text="Nenhuma prova ainda. Ela junta fotos, medidas e atos do diário para a petição."
          />
        )}
        {evidence.can.create && (
          <Card title="Fazer uma prova">
            {plants.length ? (
              <Form key={evidence.data.length}>
                <HiddenField name="idempotency_key" value={idempotency_key} />
                <RadioCards name="plant_ids" label="Plantas" multiple cards={plants} />
                <div className="grid gap-6 sm:grid-cols-2">
                  <DateField name="from" label="Do dia" />
                  <DateField name="to" label="Ao dia" />
                </div>
                <p className="text-sm text-muted">
                  A advocacia e a agronomia da sua equipe leem. O que está nela é o seu diário como está agora: o que
                  você mudar depois não muda a prova.
                </p>
                <SubmitButton icon="shield-check" sending="Fazendo…">
                  Fazer a prova
                </SubmitButton>
              </Form>
            ) : (
              <p className="text-muted">Você ainda não tem plantas no diário.</p>
            )}
          </Card>
        )}
      </div>
    </ProcessFrame>
  )
}
