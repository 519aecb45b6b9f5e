import { randomUUID } from 'node:crypto'
import { areaIn, inArea } from '#domains/care/processes/index.ts'
import { compartments } from '#domains/care/processes/processes/process.kinds.ts'
import { compartmentWords, processTitle } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { ProcessFrame } from '#domains/care/processes/ui.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { AskDocument } from '../components/ask-document.tsx'
import { AwaitedDocuments } from '../components/awaited-documents.tsx'
import { DocumentLine } from '../components/document-line.tsx'
import { ExpiryWatch } from '../components/expiry-watch.tsx'
import { ToSign } from '../components/to-sign.tsx'
import {
  ProcessDocumentAsk,
  ProcessDocumentDecide,
  ProcessDocumentSend,
} from '../documents/process-documents.schemas.ts'
import type { Route } from './+types/process-documents.page'

export const middleware = [access('login'), inArea]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && titleOf(loaderData),
  noindex: true,
}))

const titleOf = ({ process }: Pick<Route.ComponentProps['loaderData'], 'process'>) =>
  `Documentos · ${processTitle(process)}`

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { processes, processDocuments, processSigning } = apiFor(context)
  const ref = { token: params.slug }
  const [process, documents, signings] = await Promise.all([
    processes.processes.show({ ...ref, with_completed: true }),
    processDocuments.documents.list(ref),
    processSigning.signings.list(ref),
  ])
  return { area: areaIn(url), process, documents, signings, idempotency_key: randomUUID() as string }
}

export async function action(args: Route.ActionArgs) {
  const token = args.params.slug
  const done = (text: string) => redirectWithToast(processPath(areaIn(args.url), token, '/documentos'), text)
  const form = String((await formOf(args.request)).get('form'))
  if (form.startsWith('decide-'))
    return submit(args, ProcessDocumentDecide.omit({ token: true }), async ({ processDocuments }, input) => {
      await processDocuments.documents.decide({ token, ...input })
      return done(input.verdict === 'aprovado' ? 'Documento aprovado.' : 'Documento recusado. O cliente lê o motivo.')
    })
  if (form === 'ask')
    return submit(args, ProcessDocumentAsk.omit({ token: true }), async ({ processDocuments }, input) => {
      await processDocuments.documents.ask({ token, ...input })
      return done('Pedido feito. O cliente foi avisado.')
    })
  return submit(args, ProcessDocumentSend.omit({ token: true }), async ({ processDocuments }, input) => {
    await processDocuments.documents.send({ token, ...input })
    return done('Enviado. Você é avisado quando for conferido.')
  })
}

export default function ProcessDocumentsPage({ loaderData }: Route.ComponentProps) {
  const { area, process, documents, signings, idempotency_key } = loaderData
  const fileAddress = (id: number) => processPath(area, process.token, `/documentos/arquivo/${id}`)
  return (
    <ProcessFrame
      area={area}
      token={process.token}
      title={titleOf(loaderData)}
      text={
        process.role === 'reception'
          ? 'Você vê o que já chegou e o que falta; o conteúdo é da equipe.'
          : 'Tudo fica cifrado, e cada abertura é anotada.'
      }
      contents={process.can.contents}
    >
      <div className="space-y-8">
        <ToSign {...signings} at={processPath(area, process.token, '/documentos/assinaturas')} />
        {process.role === 'client' && <AwaitedDocuments {...documents} />}
        <ExpiryWatch {...documents} own={process.role === 'client'} chat={processPath(area, process.token, '/chat')} />
        {compartments.map((compartment) => {
          const lines = documents.data.filter((line) => line.compartment === compartment)
          return (
            lines.length > 0 && (
              <section key={compartment} aria-labelledby={compartment} className="space-y-3">
                <h2 id={compartment} className="text-xl">
                  {compartmentWords[compartment]}
                </h2>
                <ul className="space-y-3">
                  {lines.map((line) => (
                    <DocumentLine
                      key={line.key}
                      line={line}
                      own={process.role === 'client'}
                      fileAddress={fileAddress}
                      idempotency_key={idempotency_key}
                    />
                  ))}
                </ul>
              </section>
            )
          )
        })}
        {documents.can.ask && <AskDocument key={documents.data.length} own={process.own} />}
      </div>
    </ProcessFrame>
  )
}
