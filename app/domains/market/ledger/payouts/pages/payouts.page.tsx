import { z } from 'zod'
import { dayKey, formatDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { StaffTabs } from '../../receivers/components/staff-tabs.tsx'
import { PayoutMoves } from '../components/payout-moves.tsx'
import { payoutStates } from '../payout.kinds.ts'
import { payoutStateNames, payoutStateTones } from '../payout.words.ts'
import { PayoutDay, PayoutFilter, PayoutMove } from '../payouts.schemas.ts'
import type { Route } from './+types/payouts.page'

export const middleware = [access('can:marketplace.manage')]
export const meta = pageMeta({ title: 'Repasses' })

const here = '/admin/marketplace/recebedores/repasses'

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOf(request, PayoutFilter)
  const page = await apiFor(context).ledger.payouts.list(filter)
  const day = filter.day ?? dayKey(context.get(requestContext).now())
  const ofDay = page.data.filter((one) => one.day === day)
  return {
    ...{ page, day },
    hasBatch: ofDay.some(({ state }) => state === 'criado' || state === 'enviado'),
    hasUnsent: ofDay.some(({ state }) => state === 'criado'),
  }
}

export async function action(args: Route.ActionArgs) {
  const intent = (await formOf(args.request)).get('intent')
  if (intent === 'run')
    return submit(args, z.object({}), async (api) => {
      const { made } = await api.ledger.payouts.run()
      return made
        ? redirectWithToast(here, `${plural(made, 'repasse criado', 'repasses criados')}.`)
        : redirectWithToast(here, 'Nada a repassar agora: ninguém com saldo disponível e recebedor ativo.', 'info')
    })
  if (intent === 'send')
    return submit(args, PayoutDay, async (api, { day }) => {
      const { sent } = await api.ledger.payouts.send({ day })
      return redirectWithToast(
        here,
        `${plural(sent, 'repasse marcado como enviado', 'repasses marcados como enviados')}.`,
      )
    })
  return submit(args, PayoutMove, async (api, input) => {
    await api.ledger.payouts.move(input)
    return redirectWithToast(here, `Repasse: ${payoutStateNames[input.to].toLowerCase()}.`)
  })
}

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: payoutStates.map((value) => ({ value, label: payoutStateNames[value] })),
  },
]

export default function PayoutsPage({ loaderData: { page, day, hasBatch, hasUnsent } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title="Repasses"
        text="Saem sozinhos todo dia às 7h. Baixe o arquivo, envie ao banco e marque a resposta de cada um."
        action={
          <ConfirmButton
            label="Repassar agora"
            icon="send"
            tone="primary"
            confirm="Criar repasses"
            title="Criar os repasses de hoje agora?"
            send={{ intent: 'run' }}
          >
            Cada recebedor ativo ganha um repasse com tudo o que tem disponível. Quem já teve o de hoje espera até
            amanhã.
          </ConfirmButton>
        }
      />
      <StaffTabs />
      <div className="mb-6 flex flex-wrap gap-2 empty:hidden">
        {hasBatch && (
          <LinkButton to={`${here}/arquivo/${day}`} icon="file-down" download reload>
            Arquivo de {formatDay(day)}
          </LinkButton>
        )}
        {hasUnsent && (
          <ConfirmButton
            label="Marcar o dia como enviado"
            icon="check-check"
            confirm="Marcar como enviado"
            title={`Marcar os repasses de ${formatDay(day)} como enviados?`}
            send={{ intent: 'send', day }}
          >
            Faça isso depois de entregar o arquivo ao banco. Avisamos cada recebedor, e não dá para voltar atrás.
          </ConfirmButton>
        )}
      </div>
      <DataList
        label="Repasses"
        noun={['repasse', 'repasses']}
        page={page}
        keyOf={({ uuid }) => uuid}
        nameOf={({ holder, day: of }) => `${holder.name}, ${formatDay(of)}`}
        search="Buscar quem recebe"
        filters={filters}
        columns={[
          {
            key: 'holder',
            label: 'Quem recebe',
            render: ({ holder, receiver_id, to }) => (
              <div className="min-w-44">
                <Link to={`/admin/marketplace/recebedores/${receiver_id}`} className="link link-hover font-semibold">
                  {holder.name}
                </Link>
                <p className="text-sm wrap-anywhere text-muted">{to}</p>
              </div>
            ),
          },
          {
            key: 'day',
            label: 'Dia',
            sortable: true,
            render: (one) => (
              <Link to={`?day=${one.day}`} className="link link-hover whitespace-nowrap">
                {formatDay(one.day)}
              </Link>
            ),
          },
          {
            key: 'state',
            label: 'Situação',
            render: ({ state, return_reason }) => (
              <>
                <Badge tone={payoutStateTones[state]}>{payoutStateNames[state]}</Badge>
                {return_reason && <p className="mt-1 text-sm text-muted">{return_reason}</p>}
              </>
            ),
          },
          {
            key: 'amount',
            label: 'Valor',
            sortable: true,
            align: 'end',
            render: ({ amount }) => <span className="figures whitespace-nowrap">{formatMoney(amount)}</span>,
          },
          { key: 'answer', label: 'Banco', render: (payout) => <PayoutMoves payout={payout} /> },
        ]}
        empty={
          <EmptyState icon="send" text="Nenhum repasse ainda. O primeiro sai quando alguém tiver saldo disponível." />
        }
      />
    </>
  )
}
