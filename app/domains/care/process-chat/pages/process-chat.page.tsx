import { randomUUID } from 'node:crypto'
import { useState } from 'react'
import { Link } from 'react-router'
import { renewalWords } from '#domains/care/process-documents/documents/document-watch.view.ts'
import { areaIn, inArea } from '#domains/care/processes/index.ts'
import { processTitle } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { ProcessFrame } from '#domains/care/processes/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { MessageForm } from '../components/message-form.tsx'
import { MessageList } from '../components/message-list.tsx'
import { useChatNews, useNewestInSight, useTellTyping } from '../components/use-chat-news.ts'
import { isHeard } from '../messages/chat-audience.words.ts'
import { ChatMessageInput, ChatQuery } from '../messages/chat-messages.schemas.ts'
import type { Route } from './+types/process-chat.page'

export const middleware = [access('login'), inArea]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && titleOf(loaderData),
  noindex: true,
}))

const titleOf = ({ process }: Pick<Route.ComponentProps['loaderData'], 'process'>) =>
  `Conversa · ${processTitle(process)}`

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { processes, processChat, processDocuments } = apiFor(context)
  const token = params.slug
  const filter = filterOf(request, ChatQuery.omit({ token: true }))
  const renews = Number(url.searchParams.get('renovar')) || undefined
  const [chat, process, { data: faqs }, documents] = await Promise.all([
    processChat.chat.list({ ...filter, token }),
    processes.processes.show({ token, with_completed: true }),
    processChat.chat.faqs(),
    renews ? processDocuments.documents.list({ token }) : null,
  ])
  const newest = chat.data.at(-1)?.id
  if (newest && !filter.before && !filter.search) await processChat.chat.read({ token, read_id: newest })
  const lapsing = documents?.data.find(({ document_id, expires_on }) => document_id === renews && expires_on)
  const quote = Number(url.searchParams.get('citar')) || undefined
  const answers =
    process.role === 'professional' && chat.audiences.length ? await processChat.chat.answers({ token }) : null
  return {
    area: areaIn(url),
    process,
    chat,
    faqs,
    answers: answers?.data ?? [],
    filter,
    quote,
    asked: lapsing && { audience: lapsing.compartment, text: renewalWords(lapsing) },
    idempotency_key: randomUUID() as string,
  }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, ChatMessageInput.omit({ token: true }), async ({ processChat }, input) => {
    await processChat.chat.write({ token: args.params.slug, ...input })
    return redirectWithToast(processPath(areaIn(args.url), args.params.slug, '/chat'), 'Mensagem enviada.')
  })

export default function ProcessChatPage({ loaderData }: Route.ComponentProps) {
  const { area, process, chat, faqs, answers, filter, quote, asked, idempotency_key } = loaderData
  const { token } = process
  const here = processPath(area, token, '/chat')
  const follows = !filter.before && !filter.search
  // As it was when the conversation was opened: by now they are read.
  const [newFrom] = useState(follows ? chat.first_unread : null)
  const typing = useChatNews(token)
  const onTyping = useTellTyping(token)
  useNewestInSight(follows ? chat.data.at(-1) : undefined)
  const first = chat.data[0]
  return (
    <ProcessFrame
      area={area}
      token={token}
      title={titleOf(loaderData)}
      text="Cifrada, e só de quem você escolhe. Avisos e e-mails não dizem o que foi escrito."
      contents
    >
      <div className="mx-auto max-w-3xl space-y-6">
        {process.role === 'client' && !process.profissionais.length && !process.closed_at && (
          <Notice tone="warning" title="Ainda ninguém lê esta conversa">
            O acolhimento está escolhendo a sua equipe, que lê tudo quando entrar. Quer falar com o acolhimento antes?{' '}
            <Link to="/contato" className="link">
              Escreva ao atendimento
            </Link>
            . Foi intimado, e o dia é antes disso? Procure a Defensoria Pública do seu estado: é de graça.
          </Notice>
        )}
        <SearchForm label="Buscar na conversa" placeholder="Buscar na conversa" />
        {chat.more && first && <LinkButton to={`?before=${first.id}`}>Mensagens anteriores</LinkButton>}
        {filter.before && <LinkButton to={here}>Voltar às últimas</LinkButton>}
        {chat.data.length ? (
          <MessageList
            messages={chat.data}
            newFrom={newFrom}
            fileAddress={(id) => `${here}/arquivo/${id}`}
            quoteAddress={chat.audiences.length ? (id) => `${here}?citar=${id}` : null}
          />
        ) : (
          <EmptyState
            icon="message-circle"
            text={
              filter.search ? 'Nada encontrado na conversa.' : 'Ninguém escreveu ainda. Comece contando o que precisa.'
            }
          />
        )}
        {/* As high as a line, so that nothing moves. */}
        <p role="status" className="min-h-6 text-sm text-muted">
          {typing && `${typing} está escrevendo…`}
        </p>
        {chat.audiences.length ? (
          <MessageForm
            audiences={chat.audiences}
            unheard={chat.audiences.filter((audience) => !isHeard(audience, process.profissionais))}
            answers={answers}
            last={chat.data.findLast(({ own }) => own)?.audience}
            own={process.own}
            asked={asked}
            quoted={chat.data.find(({ id }) => id === quote)}
            here={here}
            isClient={process.role === 'client'}
            onTyping={onTyping}
            idempotency_key={idempotency_key}
          />
        ) : (
          <Notice>
            {process.closed_at
              ? 'Este processo terminou: a conversa fica guardada, e ninguém mais escreve.'
              : 'A administração lê e não escreve. A sua leitura fica anotada, e o cliente a vê.'}
          </Notice>
        )}
        {faqs.length > 0 && (
          <Disclosure title="Perguntas frequentes" icon="life-buoy">
            <dl className="space-y-4">
              {faqs.map(({ id, question, answer }) => (
                <div key={id}>
                  <dt className="font-semibold">{question}</dt>
                  <dd className="whitespace-pre-line text-muted">{answer}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        )}
      </div>
    </ProcessFrame>
  )
}
