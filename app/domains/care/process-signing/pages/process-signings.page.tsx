import { randomUUID } from 'node:crypto'
import { areaIn, inArea } from '#domains/care/processes/index.ts'
import type { Compartment } from '#domains/care/processes/processes/process.kinds.ts'
import { compartmentWords, processTitle } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { ProcessFrame } from '#domains/care/processes/ui.ts'
import { formatDay, onDay } from '#shared/dates.ts'
import { Badge, Chip } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { PrepareForm } from '../components/prepare-form.tsx'
import { signingStateWords } from '../signings/process-signing.words.ts'
import { ProcessSigningPrepare } from '../signings/process-signings.schemas.ts'
import type { Route } from './+types/process-signings.page'

export const middleware = [access('login'), inArea]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && titleOf(loaderData),
  noindex: true,
}))

const titleOf = ({ process }: Pick<Route.ComponentProps['loaderData'], 'process'>) =>
  `Assinaturas · ${processTitle(process)}`

/** What a profession signs with a certificate of its own is not among what is signed here. */
const signedOutside: Partial<Record<Compartment, string>> = {
  medico:
    'Receita e laudo não se assinam aqui: você os assina com o seu certificado ICP-Brasil, por exemplo na Prescrição Eletrônica do CFM, e manda o PDF.',
  agronomico: 'O laudo agronômico não se assina aqui: você o assina com o seu certificado ICP-Brasil e manda o PDF.',
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { processes, processSigning } = apiFor(context)
  const token = params.slug
  const [process, signings] = await Promise.all([
    processes.processes.show({ token, with_completed: true }),
    processSigning.signings.list({ token }),
  ])
  if (!process.can.contents) throw notFound()
  const chosen = signings.templates.find(({ id }) => String(id) === url.searchParams.get('modelo'))
  const draft = chosen ? await processSigning.signings.draft({ token, template_id: chosen.id }) : null
  return { area: areaIn(url), process, signings, draft, idempotency_key: randomUUID() as string }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ProcessSigningPrepare.omit({ token: true }), async ({ processSigning }, input) => {
    const token = args.params.slug
    const { id } = await processSigning.signings.prepare({ token, ...input })
    const to = processPath(areaIn(args.url), token, `/documentos/assinaturas/${id}`)
    return redirectWithToast(to, 'Enviado. O cliente foi avisado.')
  })

export default function ProcessSigningsPage({ loaderData }: Route.ComponentProps) {
  const { area, process, signings, draft, idempotency_key } = loaderData
  const { data, templates, can } = signings
  const here = processPath(area, process.token, '/documentos/assinaturas')
  return (
    <ProcessFrame
      area={area}
      token={process.token}
      title={titleOf(loaderData)}
      parent={{ to: processPath(area, process.token, '/documentos'), label: 'Documentos' }}
      text="O que se lê e assina aqui mesmo, pelo celular. O que está assinado por todos é um PDF em Documentos."
      contents={process.can.contents}
    >
      <div className="max-w-3xl space-y-6">
        {can.prepare && process.own && signedOutside[process.own] && (
          <Notice>
            {signedOutside[process.own]}{' '}
            <Link to={processPath(area, process.token, '/documentos')} className="link">
              Enviar em Documentos
            </Link>
          </Notice>
        )}
        {can.prepare && (
          <section aria-labelledby="preparar" className="space-y-3">
            <h2 id="preparar" className="text-xl">
              Preparar
            </h2>
            {templates.length > 0 ? (
              <nav aria-label="Modelos" className="flex flex-wrap gap-2">
                {templates.map(({ id, name }) => (
                  <Chip key={id} to={`${here}?modelo=${id}`} active={draft?.template_id === id}>
                    {name}
                  </Chip>
                ))}
              </nav>
            ) : (
              <p className="text-muted">Ainda não há modelos da sua profissão. Quem cuida dos processos cria um.</p>
            )}
            {draft && <PrepareForm draft={draft} idempotency_key={idempotency_key} />}
          </section>
        )}
        {data.length > 0 ? (
          <ul className="space-y-3">
            {data.map(({ id, title, compartment, state, prepared_by, created_at, ended_at, reason, can: may }) => (
              <li key={id} className="card relative space-y-2 p-5">
                <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                  <h2 className="min-w-0 text-base break-words">
                    <Link to={`${here}/${id}`} className="link after:absolute after:inset-0">
                      {title}
                    </Link>
                  </h2>
                  <Badge tone={signingStateWords[state].tone}>
                    {may.sign ? 'Espera por você' : signingStateWords[state].label}
                  </Badge>
                </div>
                <p className="text-sm text-muted">
                  {compartmentWords[compartment]}, por {prepared_by} {onDay(formatDay(created_at))}
                  {ended_at && `; ${signingStateWords[state].label.toLowerCase()} ${onDay(formatDay(ended_at))}`}.
                </p>
                {reason && <p className="whitespace-pre-line break-words">{reason}</p>}
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon="notebook-pen" text="Nada foi preparado para assinar ainda." />
        )}
      </div>
    </ProcessFrame>
  )
}
