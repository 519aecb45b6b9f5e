import { useLocation } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { withParams } from '#ui/components/search-params.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, inDemo } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { sandboxStates } from '../../sandbox/sandbox.kinds.ts'
import { stateWords } from '../../sandbox/sandbox.words.ts'
import { BankFilter, BankPlay } from '../bank.schemas.ts'
import { BankChargeCard } from '../components/bank-charge.tsx'
import type { Route } from './+types/bank.page'

export const middleware = [access('public'), inDemo]
export const meta = pageMeta({ title: 'Banco da demonstração', noindex: true })

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const filter = filterOf(request, BankFilter)
  return { page: await apiFor(context).payments.bank.list(filter), state: filter.state, charge: filter.charge }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, BankPlay, async (api, play) => {
    await api.payments.bank.play(play)
    return redirectWithToast(`/dev/banco${args.url.search}`, 'Feito. O aviso chega à loja em instantes.')
  })

export default function BankPage({ loaderData: { page, state, charge } }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <>
      <PageHeader
        title="Banco da demonstração"
        text="Aqui você faz o papel do banco: paga, recusa e contesta as cobranças desta demonstração. Nenhum dinheiro se move."
      />
      <div className="space-y-5">
        {charge ? (
          <Chip to="/dev/banco">Ver todas as cobranças</Chip>
        ) : (
          <>
            <SearchForm label="Buscar cobrança" placeholder="Buscar pela descrição" />
            <nav aria-label="Situação" className="flex flex-wrap gap-2">
              <Chip to={withParams(search, { state: null, page: null })} active={!state}>
                Todas
              </Chip>
              {sandboxStates.map((one) => (
                <Chip key={one} to={withParams(search, { state: one, page: null })} active={state === one}>
                  {stateWords[one]}
                </Chip>
              ))}
            </nav>
          </>
        )}
        <ListStates
          items={page.data}
          keyOf={({ uid }) => uid}
          empty={<EmptyState icon="building-2" text="Nenhuma cobrança aqui. Compre alguma coisa na loja e volte." />}
        >
          {(one) => <BankChargeCard charge={one} />}
        </ListStates>
        <Pager current_page={page.current_page} last_page={page.last_page} />
      </div>
    </>
  )
}
