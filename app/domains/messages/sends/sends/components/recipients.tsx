import { formatDayTime } from '#shared/dates.ts'
import type { Page } from '#shared/pagination.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { sendPlaces } from '../send.view.ts'
import { reasonWords, recipientStateNames, recipientStateTones } from '../send.words.ts'
import type { SendDetail, SendRecipient } from '../sends.schemas.ts'

/** What became of each message. */
export const Recipients = ({ send, page }: { send: SendDetail; page: Page<SendRecipient> }) => (
  <DataList
    csv={`${sendPlaces[send.channel].list}/${send.id}/csv`}
    label="Quem recebe"
    noun={['destinatário', 'destinatários']}
    page={page}
    keyOf={({ id }) => id}
    nameOf={({ who }) => who}
    search={send.destination === 'people' ? 'Buscar pelo apelido' : null}
    filters={[
      {
        name: 'state',
        label: 'Situação',
        options: Object.entries(recipientStateNames).map(([value, label]) => ({ value, label })),
      },
    ]}
    columns={[
      {
        key: 'who',
        label: 'Quem',
        sortable: true,
        render: ({ who }) => <strong className="wrap-anywhere">{who}</strong>,
      },
      { key: 'state', label: 'Situação', render: (one) => <State one={one} /> },
      { key: 'sent_at', label: 'Quando', sortable: true, render: (one) => <When one={one} /> },
    ]}
    actions={(one) => one.can_again && <Again one={one} />}
    empty={<EmptyState icon="users" text="Ninguém na lista deste envio." />}
  />
)

type Props = { one: SendRecipient }

const State = ({ one: { state, reason, attempts } }: Props) => (
  <>
    <Badge tone={recipientStateTones[state]}>{recipientStateNames[state]}</Badge>
    {reason && <p className="mt-1 text-sm text-muted">{reasonWords(reason)}</p>}
    {attempts > 1 && <p className="text-sm text-muted">Tentada {attempts} vezes</p>}
  </>
)

const When = ({ one: { sent_at, delivered_at, read_at, state, due_at } }: Props) => (
  <span className="figures text-sm">
    {sent_at && <>Saiu {formatDayTime(sent_at)}</>}
    {delivered_at && (
      <>
        <br />
        Chegou {formatDayTime(delivered_at)}
      </>
    )}
    {read_at && (
      <>
        <br />
        Lida {formatDayTime(read_at)}
      </>
    )}
    {state === 'queued' && <>A partir de {formatDayTime(due_at)}</>}
  </span>
)

const Again = ({ one: { id, who, state } }: Props) => (
  <ConfirmButton
    label="De novo"
    send={{ recipient_id: String(id) }}
    title={`Mandar de novo para ${who}?`}
    confirm="Mandar de novo"
    size="sm"
    tone="quiet"
  >
    {state === 'unsure'
      ? 'O serviço não respondeu: pode ter chegado, e então chega duas vezes.'
      : 'A mensagem volta para a fila.'}
  </ConfirmButton>
)
