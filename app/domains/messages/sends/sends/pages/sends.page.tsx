import { formatDayTime } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { NotSetUp } from '../components/not-set-up.tsx'
import { SendBadge } from '../components/send-badge.tsx'
import { channelAt, countLines, sendPlaces } from '../send.view.ts'
import { periodNames, sendStateNames } from '../send.words.ts'
import { AgainInput, type SendCard, SendFilter } from '../sends.schemas.ts'
import type { Route } from './+types/sends.page'

export const middleware = [access('can:messages.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && sendPlaces[loaderData.channel].title,
  noindex: true,
}))

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const channel = channelAt(url.pathname)
  const { sends } = apiFor(context)
  const [page, options] = await Promise.all([
    sends.list({ ...filterOf(request, SendFilter), channel }),
    sends.options(),
  ])
  const configured = channel === 'whatsapp' ? options.configured.whatsapp : options.configured.bot
  return { channel, page, types: options.types.map(({ id, name }) => ({ value: String(id), label: name })), configured }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, AgainInput.pick({ id: true }), async ({ sends }, { id }) => {
    const { queued } = await sends.again({ id })
    const place = sendPlaces[channelAt(args.url.pathname)]
    return redirectWithToast(`${place.list}/${id}`, `${plural(queued, 'mensagem vai', 'mensagens vão')} de novo.`)
  })

const options = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

export default function SendsPage({ loaderData: { channel, page, types, configured } }: Route.ComponentProps) {
  const { title, text, list, create } = sendPlaces[channel]
  const button = (
    <LinkButton to={create} tone="primary" icon="plus">
      Novo envio
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={title} text={text} action={button} />
      {!configured && <NotSetUp channel={channel} />}
      <DataList
        label={title}
        noun={['envio', 'envios']}
        page={page}
        keyOf={(send) => send.id}
        nameOf={(send) => send.name}
        search="Buscar pelo nome"
        csv={`${list}/csv`}
        filters={[
          { name: 'state', label: 'Situação', options: options(sendStateNames) },
          { name: 'type_id', label: 'Tipo', options: types },
          { name: 'period', label: 'Período', options: options(periodNames) },
        ]}
        columns={[
          { key: 'name', label: 'Envio', sortable: true, render: (send) => <Name send={send} list={list} /> },
          {
            key: 'created_at',
            label: 'Criado',
            sortable: true,
            render: ({ created_at }) => <span className="figures">{formatDayTime(created_at)}</span>,
          },
          { key: 'state', label: 'Situação', render: (send) => <SendBadge send={send} /> },
          { key: 'counts', label: 'Mensagens', render: (send) => <Counts send={send} /> },
        ]}
        empty={
          <EmptyState
            icon="send"
            text="Nenhum envio ainda. Escolha um texto e veja antes quem recebe."
            action={button}
          />
        }
      />
    </>
  )
}

type Props = { send: SendCard }

const Name = ({ send: { id, name, type, created_by }, list }: Props & { list: string }) => (
  <>
    <Link to={`${list}/${id}`} className="font-semibold wrap-anywhere link link-hover">
      {name}
    </Link>
    <p className="text-sm text-muted">
      {type.name} · por {created_by}
    </p>
  </>
)

const Counts = ({ send }: Props) => {
  const lines = countLines(send)
  if (!lines.length) return <span className="text-muted">–</span>
  return (
    <div className="space-y-2">
      <ul className="text-sm">
        {lines.map(({ state, label, count }) => (
          <li key={state} className="figures">
            {label}: {formatNumber(count)}
          </li>
        ))}
      </ul>
      <Again send={send} />
    </div>
  )
}

/** Dead letters are sent again from here; one by one on the page of the send. */
const Again = ({ send: { id, name, counts } }: Props) =>
  counts.failed ? (
    <ConfirmButton
      label="Mandar de novo"
      send={{ id: String(id) }}
      title={`Mandar de novo o que falhou em ${name}?`}
      confirm="Mandar de novo"
      tone="quiet"
    >
      {plural(counts.failed, 'mensagem que falhou volta', 'mensagens que falharam voltam')} para a fila. Quem já recebeu
      não recebe outra vez.
    </ConfirmButton>
  ) : null
