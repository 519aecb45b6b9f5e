import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { applyMask } from '#shared/masks.ts'
import { formatMoney } from '#shared/money.ts'
import { formatTyped, plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { MaskedField } from '#ui/form/masked-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { access } from '#web/guard.server.ts'
import { daysText } from '../../quotes/freight-option.words.ts'
import { type FreightTrial, FreightTrialInput } from '../freight-desk.schemas.ts'
import type { Route } from './+types/freight-trial.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Simular frete de ${loaderData?.store.name ?? ''}`,
}))

/** The question stands in the address: it can be shared and asked again. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { slug, name } = deskOf(context)
  const { desk } = apiFor(context).freight
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const asked = FreightTrialInput.safeParse({ ...query, store: slug })
  const [{ data: things }, trial] = await Promise.all([
    desk.things({ store: slug }),
    asked.success ? desk.try(asked.data) : null,
  ])
  const problem = query.cep !== undefined && !asked.success
  return { store: { slug, name }, things, trial, query, problem }
}

export default function FreightTrialPage({ loaderData }: Route.ComponentProps) {
  const { store, things, trial, query, problem } = loaderData
  const here = storePath(store.slug, '/frete')
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Simular frete"
        text="Veja o que uma pessoa veria ao comprar com este CEP."
        crumbs={[{ to: here, label: 'Frete' }, { label: 'Simular' }]}
      />
      {things.length ? (
        <Form method="get" values={{ ...query, quantity: query.quantity ?? '1' }}>
          <SelectField
            name="variant_id"
            label="Produto"
            options={things.map(({ variant_id, name }) => ({ value: variant_id, label: name }))}
          />
          <div className="grid grid-cols-2 gap-4">
            <MaskedField mask="cep" name="cep" label="CEP de quem compra" />
            <NumberField name="quantity" label="Quantidade" whole unit="un." />
          </div>
          <FormActions>
            <SubmitButton sending="Calculando…">Simular</SubmitButton>
          </FormActions>
        </Form>
      ) : (
        <EmptyState
          icon="package"
          text="A loja ainda não tem nada que precise ser enviado."
          action={<LinkButton to={storePath(store.slug, '/produtos/novo')}>Novo produto</LinkButton>}
        />
      )}
      {problem && (
        <Notice tone="error" title="Confira o que você escreveu">
          O CEP tem 8 números, como 01310-100, e a quantidade vai de 1 a 50.
        </Notice>
      )}
      {trial && <Answer trial={trial} cep={query.cep ?? ''} frete={here} />}
    </div>
  )
}

function Answer({ trial, cep, frete }: { trial: FreightTrial; cep: string; frete: string }) {
  const { options, left_out, place, real_grams, charged_grams, parcels } = trial
  return (
    <section aria-labelledby="resultado" className="space-y-4">
      <h2 id="resultado" className="text-xl">
        Para {applyMask('cep', cep)}
        {place && `, ${place.replace(/^Em /, '')}`}
      </h2>
      {options.length ? (
        <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
          {options.map((option) => (
            <li key={option.key} className="flex items-baseline justify-between gap-4 px-4 py-3">
              <span className="min-w-0">
                <span className="font-semibold wrap-anywhere">{option.name}</span>
                <span className="block text-sm text-muted">
                  {[daysText(option), option.note].filter(Boolean).join('. ')}
                </span>
              </span>
              <strong className="figures whitespace-nowrap">
                {option.price ? formatMoney(option.price) : 'Grátis'}
              </strong>
            </li>
          ))}
        </ul>
      ) : (
        <Notice
          tone="warning"
          title="A loja não entrega isto neste CEP"
          action={
            <LinkButton to={frete} size="sm">
              Ver o frete
            </LinkButton>
          }
        >
          Nenhuma tabela ligada tem uma faixa para este CEP e este peso.
        </Notice>
      )}
      {left_out.length > 0 && (
        <Notice title="O que ficou de fora">
          <ul className="space-y-1">
            {left_out.map(({ name, reason }) => (
              <li key={name + reason}>
                <strong>{name}:</strong> {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Card title="Como calculamos">
        <ul className="list-disc space-y-2 ps-5 text-[0.9375rem]">
          <li>
            Peso de verdade: {formatTyped(real_grams / 1000, 'kg')}. Peso cobrado:{' '}
            {formatTyped(charged_grams / 1000, 'kg')}.
          </li>
          <li>
            O tamanho vira peso (comprimento × largura × altura ÷ 6.000, em centímetros e quilos). Quando passa de 5 kg
            e é maior que o peso, vale ele.
          </li>
          <li>Nas tabelas da loja vale a faixa mais leve em que o peso cobrado cabe.</li>
          <li>
            {parcels === null
              ? 'Não cabe em pacotes de até 30 kg e 1 metro: transportadoras do Melhor Envio não levam.'
              : `Para o Melhor Envio vai em ${plural(parcels, 'pacote', 'pacotes')}.`}
          </li>
        </ul>
      </Card>
    </section>
  )
}
