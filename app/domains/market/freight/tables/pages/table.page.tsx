import { z } from 'zod'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { plural } from '#shared/numbers.ts'
import { pick } from '#shared/pick.ts'
import { rowId } from '#shared/row-id.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { underNames } from '#web/under-names.server.ts'
import { OnlyReaders } from '../../desk/components/only-readers.tsx'
import { ImportForm } from '../components/import-form.tsx'
import { RateForm } from '../components/rate-form.tsx'
import { RateList } from '../components/rate-list.tsx'
import { StatesForm } from '../components/states-form.tsx'
import { TableFields } from '../components/table-fields.tsx'
import {
  FreightRateForm,
  FreightStatesForm,
  FreightTableForm,
  pricedTyped,
  tableValues,
} from '../freight-table.form.ts'
import { FreightRatesImport } from '../freight-tables.schemas.ts'
import { ratesHead } from '../rates-csv.model.ts'
import type { Route } from './+types/table.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Frete ${loaderData.table.name} de ${loaderData.store.name}`,
}))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { slug, name, can } = deskOf(context)
  const table = await apiFor(context).freight.tables.show({ store: slug, id: Number(params.id) })
  const wanted = Number(new URL(request.url).searchParams.get('faixa'))
  return {
    table,
    store: { slug, name },
    manages: can['freight.manage'],
    editing: table.rates.find(({ id }) => id === wanted) ?? null,
  }
}

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  const ref = { store, id: Number(args.params.id) }
  const here = storePath(store, `/frete/tabelas/${ref.id}`)
  switch ((await formOf(args.request)).get('form')) {
    case 'rate':
      return submit(args, FreightRateForm, async (api, { rate_id, opened, ...typed }) => {
        const rate = { ...pricedTyped(typed), ...ref }
        if (rate_id) await underNames(rateNames, () => api.freight.tables.changeRate({ ...rate, rate_id, opened }))
        else await api.freight.tables.addRate(rate)
        return redirectWithToast(here, 'Faixa salva.')
      })
    case 'remove_rate':
      return submit(args, z.object({ rate_id: rowId }), async (api, input) => {
        await api.freight.tables.removeRate({ ...input, ...ref })
        return redirectWithToast(here, 'Faixa apagada.')
      })
    case 'states':
      return submit(args, FreightStatesForm, async (api, typed) => {
        await api.freight.tables.addStates({ ...pricedTyped(typed), ...ref })
        return redirectWithToast(here, `Faixas de ${plural(typed.ufs.length, 'estado', 'estados')} na tabela.`)
      })
    case 'import':
      return submit(args, FreightRatesImport.pick({ csv: true }), async (api, input) => {
        const { rates } = await api.freight.tables.importRates({ ...input, ...ref })
        return redirectWithToast(here, `A tabela agora tem ${plural(rates.length, 'faixa', 'faixas')}.`)
      })
    case 'remove':
      return submit(args, z.object({}), async (api) => {
        await api.freight.tables.remove(ref)
        return redirectWithToast(storePath(store, '/frete'), 'A tabela foi apagada.')
      })
    default:
      return submit(args, FreightTableForm, async (api, input) => {
        await api.freight.tables.change({ ...input, ...ref })
        return redirectWithToast(here, 'Tabela salva.')
      })
  }
}

const rateNames = { max_grams: { field: 'kg', say: (grams: unknown) => Number(grams) / 1000 } }

const example = `${ratesHead.join(';')}\n30000-000;39999-999;1;19,90;2;4\n30000-000;39999-999;5;29,90;2;4`

export default function TablePage({ loaderData, actionData }: Route.ComponentProps) {
  const { table, store, manages, editing } = loaderData
  const { name, active, rates } = table
  const all = storePath(store.slug, '/frete')
  const here = `${all}/tabelas/${table.id}`
  const sent = actionData?.values?.form
  const odd = rates.filter(({ is_odd }) => is_odd).length
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title={name}
        text={
          <>
            <Badge tone={active && rates.length ? 'primary' : 'neutral'}>{active ? 'Ligada' : 'Desligada'}</Badge>{' '}
            {rates.length ? plural(rates.length, 'faixa', 'faixas') : 'Sem faixas, ninguém vê esta entrega.'}
          </>
        }
        crumbs={[{ to: all, label: 'Frete' }, { label: name }]}
        more={
          rates.length > 0 && (
            <LinkButton to={`${here}/csv`} icon="file-down" download>
              Baixar CSV
            </LinkButton>
          )
        }
      />
      {actionData?.message && !sent && <Notice tone="error" title={actionData.message} />}
      {odd > 0 && (
        <Notice tone="warning" title="Tem peso maior custando menos">
          Em {plural(odd, 'faixa', 'faixas')} um pacote mais pesado sai mais barato que um mais leve. Pode ficar assim,
          mas confira se é isso mesmo.
        </Notice>
      )}
      {rates.length ? (
        <RateList rates={rates} manages={manages} />
      ) : (
        <EmptyState
          icon="map-pin"
          text="Comece pelos estados para onde você envia, com um preço para cada. Depois acerte um por um."
        />
      )}
      {manages ? (
        <>
          <div id="faixa" className="scroll-mt-20">
            <Card title={editing ? 'Mudar faixa' : 'Nova faixa'}>
              <RateForm key={editing?.id ?? 'new'} rate={editing ?? undefined} back={here} />
            </Card>
          </div>
          <Disclosure title="Começar pelos estados" icon="layers" open={!rates.length || sent === 'states'}>
            <div className="px-5 pb-5">
              <StatesForm />
            </div>
          </Disclosure>
          <Disclosure title="Importar de um CSV" icon="upload" open={sent === 'import'}>
            <div className="px-5 pb-5">
              <ImportForm errors={(sent === 'import' && actionData?.errors?.csv) || []} example={example} />
            </div>
          </Disclosure>
          <Card title="Nome e situação">
            <Form name="table" values={tableValues(table)} opened={pick(table, 'name', 'active', 'free_from')}>
              <TableFields />
              <FormActions>
                <SubmitButton sending="Salvando…">Salvar</SubmitButton>
              </FormActions>
            </Form>
          </Card>
          <ConfirmButton
            label="Apagar tabela"
            tone="danger"
            icon="trash-2"
            send={{ form: 'remove' }}
            title={`Apagar ${name}?`}
            confirm="Apagar tabela"
            box="Sim, quero apagar"
          >
            Ela sai com {plural(rates.length, 'faixa', 'faixas')}, e quem compra deixa de ver esta entrega. Os pedidos
            já feitos continuam com o frete combinado. Se for só por um tempo, desligue.
          </ConfirmButton>
        </>
      ) : (
        <OnlyReaders />
      )}
    </div>
  )
}
