import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { AwayNotice } from '#domains/market/stores/ui.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { addDays, addMonths } from '#shared/days.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { Funnel } from '../components/funnel.tsx'
import { NextMoney } from '../components/next-money.tsx'
import { SalesChart } from '../components/sales-chart.tsx'
import { SalesStats } from '../components/sales-stats.tsx'
import { TaskList } from '../components/task-list.tsx'
import { dashboardDays } from '../dashboard.kinds.ts'
import { DashboardAsk } from '../dashboard.schemas.ts'
import { tasksOf } from '../todo.view.ts'
import type { Route } from './+types/store-dashboard.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `Painel de ${loaderData.name}` : 'Painel',
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const store = params.slug
  const today = dayKey(context.get(requestContext).now())
  const [dashboard, balance, ...months] = await Promise.all([
    api.shop.dashboard.show({ store, ...filterOf(request, DashboardAsk.pick({ days: true })) }),
    api.ledger.receivables.balance({ store }),
    ...[today, addMonths(`${today.slice(0, 7)}-01`, 1)].map((day) =>
      api.ledger.receivables.calendar({ store, month: day.slice(0, 7) }),
    ),
  ])
  const coming = months
    .flatMap(({ days }) => days)
    .filter(({ day }) => day >= dashboard.to && day <= addDays(dashboard.to, 14))
  return { ...deskOf(context), dashboard, available: balance.disponivel, coming, held: months[0]?.held ?? 0 }
}

export default function StoreDashboardPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, known, state, away, can, dashboard, available, coming, held } = loaderData
  const { days, todo, sales, before, by_day, conversion, best_sellers, low } = dashboard
  return (
    <div className="max-w-5xl">
      <PageHeader
        title="Painel"
        text={`Como vai ${name}, e o que espera por você.`}
        more={
          <>
            {known && (
              <LinkButton to={`/loja/${slug}`} icon="external-link">
                Ver a loja
              </LinkButton>
            )}
            {can['store.edit'] && state === 'aberta' && !away && (
              <LinkButton to={storePath(slug, '/marketplace?pausar=#pausar')} icon="pause">
                Pausar a loja
              </LinkButton>
            )}
          </>
        }
      />
      <div className="space-y-6">
        <AwayNotice store={loaderData} />
        <Card title="Para hoje">
          <TaskList tasks={tasksOf(todo, dayKey(now()))} base={storePath(slug)} />
        </Card>
        <section className="space-y-4" aria-labelledby="titulo-vendas">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="titulo-vendas" className="text-2xl">
              Vendas
            </h2>
            <ChipRow label="Período">
              {dashboardDays.map((one) => (
                <Chip key={one} to={`?days=${one}`} active={one === days}>
                  {one === 365 ? '1 ano' : `${one} dias`}
                </Chip>
              ))}
            </ChipRow>
          </div>
          <SalesStats {...{ sales, before, days }} />
          <SalesChart by_day={by_day} />
        </section>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Card title="Da visita ao pedido">
            <Funnel conversion={conversion} />
          </Card>
          <Card
            title="Próximos recebimentos"
            actions={
              <Link to={storePath(slug, '/recebiveis')} className="link text-sm">
                Ver todos
              </Link>
            }
          >
            <NextMoney days={coming} available={available} held={held} />
          </Card>
          <Card title="Mais vendidos">
            {best_sellers.length === 0 ? (
              <p className="text-muted">Nenhuma venda no período.</p>
            ) : (
              <ol className="divide-y divide-base-300">
                {best_sellers.map((product) => (
                  <li key={product.slug} className="flex items-baseline justify-between gap-3 py-2.5">
                    <Link to={storePath(slug, `/produtos/${product.slug}`)} className="link reach min-w-0 break-words">
                      {product.name}
                    </Link>
                    <span className="figures text-end text-[0.9375rem] whitespace-nowrap">
                      {formatMoney(product.amount)}
                      <span className="block text-sm text-muted">{plural(product.units, 'unidade', 'unidades')}</span>
                    </span>
                  </li>
                ))}
              </ol>
            )}
          </Card>
          <Card title="Estoque acabando">
            {low.length === 0 ? (
              <p className="text-muted">Nada acabando.</p>
            ) : (
              <ul className="divide-y divide-base-300">
                {low.map(({ slug: product, name, variant_id, variant_name, left }) => (
                  <li key={variant_id} className="flex items-baseline justify-between gap-3 py-2.5">
                    <Link
                      to={storePath(slug, `/produtos/${product}#opcao-${variant_id}`)}
                      className="link reach min-w-0 break-words"
                    >
                      {[name, variant_name].filter(Boolean).join(', ')}
                    </Link>
                    <span className="figures whitespace-nowrap">{left > 0 ? `restam ${left}` : 'esgotado'}</span>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
        <Disclosure title="Como calculamos" icon="calculator">
          <ul className="list-disc space-y-1 px-6 pb-5 text-[0.9375rem] text-muted">
            <li>Vendas: o que foi pago no período (produtos e frete, menos descontos), menos o que foi devolvido.</li>
            <li>Tíquete médio: vendas divididas pelos pedidos pagos.</li>
            <li>Visitas: cada pessoa conta uma vez por dia e produto. Quem é dono da loja não conta.</li>
            <li>Carrinho: carrinhos que têm algo da loja agora, mais os que já viraram pedido.</li>
            <li>Os dias seguem o horário de Brasília.</li>
          </ul>
        </Disclosure>
        <p>
          <LinkButton to={storePath(slug, '/csv')} icon="file-down">
            Baixar planilhas
          </LinkButton>
        </p>
      </div>
    </div>
  )
}
