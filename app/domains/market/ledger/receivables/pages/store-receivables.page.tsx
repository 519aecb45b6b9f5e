import { formatLongDay } from '#shared/dates.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { OwnPayouts } from '../../payouts/components/own-payouts.tsx'
import { BalanceStats } from '../components/balance-stats.tsx'
import { HowWeReckon } from '../components/how-we-reckon.tsx'
import { MonthCalendar } from '../components/month-calendar.tsx'
import { orderName, receivableColumns } from '../components/receivable-columns.tsx'
import { monthName } from '../month.model.ts'
import { receivableStateNames, shownStates } from '../receivable.words.ts'
import { ReceivableFilter } from '../receivables.schemas.ts'
import type { Route } from './+types/store-receivables.page'

export { ledgerLinks as links } from '../../ui.ts'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ params }: Route.MetaArgs) => ({
  title: `Recebíveis de ${params.slug}`,
}))

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const store = params.slug
  const { receivables, ownPayouts } = apiFor(context).ledger
  const filter = filterOf(request, ReceivableFilter)
  const [page, balance, calendar, payouts] = await Promise.all([
    receivables.list({ ...filter, store }),
    receivables.balance({ store }),
    receivables.calendar({ store, month: filter.month }),
    ownPayouts.list({ store }),
  ])
  return { store, page, balance, calendar, payouts: payouts.data, day: filter.day, month: filter.month }
}

const filters = [
  {
    name: 'state',
    label: 'Situação',
    options: shownStates.map((value) => ({ value, label: receivableStateNames[value] })),
  },
  { name: 'whose', label: 'Quem recebe', options: [{ value: 'others', label: 'Parcerias e afiliações' }] },
]

export default function StoreReceivablesPage({ loaderData }: Route.ComponentProps) {
  const { store, page, balance, calendar, payouts, day, month } = loaderData
  const here = `/vendedor/dashboard/${store}/recebiveis`
  return (
    <div className="space-y-8">
      <PageHeader title="Recebíveis" text="Veja quanto a loja tem a receber, em que dia cai e o que já foi pago." />
      <BalanceStats balance={balance} payouts={payouts} />
      <MonthCalendar calendar={calendar} day={day} />
      <section id="lista" className="scroll-mt-20 space-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-2xl">{day ? formatLongDay(day) : month ? monthName(month) : 'Todos os recebíveis'}</h2>
          {(day || month) && (
            <Chip to={here} icon="x">
              Ver todos
            </Chip>
          )}
        </div>
        <DataList
          label="Recebíveis"
          noun={['recebível', 'recebíveis']}
          page={page}
          keyOf={({ id }) => id}
          nameOf={orderName}
          search="Buscar por pedido"
          filters={filters}
          csv={`${here}/csv`}
          columns={receivableColumns}
          empty={
            <EmptyState
              icon="wallet"
              text="Nada por aqui ainda. Cada venda paga aparece nesta lista, parcela por parcela."
              action={<LinkButton to={`/vendedor/dashboard/${store}/recebedores`}>Conferir o recebedor</LinkButton>}
            />
          }
        />
      </section>
      <OwnPayouts payouts={payouts} addressOf={(uuid) => `${here}/repasse/${uuid}`} />
      <HowWeReckon />
    </div>
  )
}
