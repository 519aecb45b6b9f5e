import { storePath } from '#domains/market/stores/store-menu.view.ts'
import type { OwnStore } from '#domains/market/stores/stores/stores.schemas.ts'
import { OwnStoreCard } from '#domains/market/stores/ui.ts'
import { now } from '#shared/clock.ts'
import { dayKey } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { StoreGlance } from '../dashboard.schemas.ts'
import { tasksOf } from '../todo.view.ts'
import { TaskList } from './task-list.tsx'

type Props = { store: OwnStore; glance: StoreGlance | undefined }

/** A store at a glance: what it sold in thirty days, and what waits. */
export const GlanceCard = ({ store, glance }: Props) => (
  <OwnStoreCard store={store}>
    {glance && store.state !== 'rascunho' && store.state !== 'encerrada' && (
      <>
        <dl className="figures grid grid-cols-2 gap-3">
          <div>
            <dt className="text-sm text-muted">Vendas em 30 dias</dt>
            <dd className="font-display text-xl font-semibold">{formatMoney(glance.sales.amount)}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">Pedidos pagos</dt>
            <dd className="font-display text-xl font-semibold">{formatNumber(glance.sales.orders)}</dd>
          </div>
        </dl>
        <TaskList tasks={tasksOf(glance.todo, dayKey(now())).slice(0, 4)} base={storePath(store.slug)} />
      </>
    )}
  </OwnStoreCard>
)
