import { areaIn, inArea } from '#domains/care/processes/index.ts'
import { processTitle } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { ProcessFrame } from '#domains/care/processes/ui.ts'
import { formatDay, formatFull, onDay } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { SignaturePath } from '../components/draw-signature.tsx'
import { EndForm } from '../components/end-form.tsx'
import { SignForm } from '../components/sign-form.tsx'
import { DRAWN } from '../signings/process-signing.kinds.ts'
import { LAW, partyWords, signingStateWords } from '../signings/process-signing.words.ts'
import {
  type ProcessSigningDetail,
  ProcessSigningEnd,
  ProcessSigningSign,
} from '../signings/process-signings.schemas.ts'
import type { Route } from './+types/process-signing.page'

export const middleware = [access('login'), inArea]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && titleOf(loaderData),
  noindex: true,
}))

const titleOf = ({ process, signing }: Pick<Route.ComponentProps['loaderData'], 'process' | 'signing'>) =>
  `${signing.title} · ${processTitle(process)}`

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { processes, processSigning } = apiFor(context)
  const ref = refOf(params)
  const [process, signing] = await Promise.all([
    processes.processes.show({ ...ref, with_completed: true }),
    processSigning.signings.show(ref),
  ])
  return { area: areaIn(url), process, signing }
}

function refOf({ slug, signing }: Route.LoaderArgs['params']) {
  if (!/^\d{1,9}$/.test(signing)) throw notFound()
  return { token: slug, signing: Number(signing) }
}

export async function action(args: Route.ActionArgs) {
  const ref = refOf(args.params)
  const done = (text: string) => redirectWithToast(args.url.pathname, text)
  const form = (await formOf(args.request)).get('form')
  const words = ProcessSigningEnd.omit({ token: true, signing: true })
  if (form === 'refuse')
    return submit(args, words, async ({ processSigning }, input) => {
      await processSigning.signings.refuse({ ...ref, ...input })
      return done('Recusado. A equipe lê o motivo.')
    })
  if (form === 'withdraw')
    return submit(args, words, async ({ processSigning }, input) => {
      await processSigning.signings.withdraw({ ...ref, ...input })
      return done('Retirado. O cliente foi avisado.')
    })
  return submit(args, ProcessSigningSign.omit({ token: true, signing: true }), async ({ processSigning }, input) => {
    await processSigning.signings.sign({ ...ref, ...input })
    return done(signed(await processSigning.signings.show(ref)))
  })
}

const signed = ({ state }: ProcessSigningDetail) =>
  state === 'profissional'
    ? 'Assinado. Agora a equipe assina; você é avisado quando o PDF estiver pronto.'
    : 'Assinado. O PDF está em Documentos.'

export default function ProcessSigningPage({ loaderData }: Route.ComponentProps) {
  const { area, process, signing } = loaderData
  const { state, file, can } = signing
  return (
    <ProcessFrame
      area={area}
      token={process.token}
      title={titleOf(loaderData)}
      text={`Preparado por ${signing.prepared_by} ${onDay(formatDay(signing.created_at))}.${can.sign ? ' Leia inteiro antes de assinar.' : ''}`}
      parent={{ to: processPath(area, process.token, '/documentos'), label: 'Documentos' }}
      contents={process.can.contents}
    >
      <div className="max-w-3xl space-y-6">
        <Badge tone={signingStateWords[state].tone}>
          {state === 'cliente' && can.sign ? 'Espera por você' : signingStateWords[state].label}
        </Badge>
        {signing.reason && (
          <p className="rounded-box border border-base-300 bg-base-200 p-3 whitespace-pre-line break-words">
            {signing.reason}
          </p>
        )}
        {signing.left && can.sign && (
          <Notice tone="warning" title="Quem preparou este documento saiu da equipe">
            Se o texto nomeia {signing.prepared_by}, pergunte na conversa antes de assinar.
          </Notice>
        )}
        <article className="card space-y-4 p-5">
          <h2 className="text-xl">{signing.title}</h2>
          <div className="max-w-text whitespace-pre-line break-words">{signing.text}</div>
          <Disclosure title="Código do texto" icon="shield-check">
            <p className="text-sm text-muted">
              Este resumo (SHA-256) muda se o texto mudar, e está na página de auditoria do PDF.
            </p>
            <p className="figures text-sm wrap-anywhere">{signing.sha256}</p>
          </Disclosure>
        </article>
        {signing.signatures.length > 0 && (
          <ul className="space-y-3">
            {signing.signatures.map(({ party, name, drawing, signed_at }) => (
              <li key={party} className="card space-y-2 p-5">
                {drawing ? (
                  <svg
                    viewBox={`0 0 ${DRAWN.width} ${DRAWN.height}`}
                    role="img"
                    aria-label={`Assinatura de ${name}`}
                    className="aspect-3/1 w-full max-w-60"
                  >
                    <SignaturePath drawing={drawing} />
                  </svg>
                ) : (
                  <p className="text-xl italic">{name}</p>
                )}
                <p className="text-sm text-muted">
                  {partyWords[party]}: {name}, {onDay(formatFull(signed_at))}. É uma {LAW}.
                </p>
              </li>
            ))}
          </ul>
        )}
        {file !== null && (
          <LinkButton
            to={processPath(area, process.token, `/documentos/arquivo/${file}`)}
            reload
            download
            tone="primary"
            icon="download"
          >
            Baixar o PDF assinado
          </LinkButton>
        )}
        {can.sign && <SignForm sha256={signing.sha256} />}
        {can.refuse && <EndForm name="refuse" />}
        {can.withdraw && <EndForm name="withdraw" />}
      </div>
    </ProcessFrame>
  )
}
