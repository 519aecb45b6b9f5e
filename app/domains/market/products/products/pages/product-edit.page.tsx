import { z } from 'zod'
import { formatDayTime, onDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ActionsInSight } from '#ui/form/actions-in-sight.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, safePath } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ProductForm } from '../components/product-form.tsx'
import { ProductStateBadge } from '../components/state-badge.tsx'
import { TextDifference } from '../components/text-difference.tsx'
import { productValues, ProductForm as Schema, variantsTyped } from '../product.form.ts'
import { productStateWords } from '../product.words.ts'
import { productFields } from '../product-fields.form.ts'
import type { StoreProduct } from '../products.schemas.ts'
import type { Route } from './+types/product-edit.page'
import { productChoices } from './product-choices.server.ts'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `${loaderData.product.name} em ${loaderData.product.store.name}`,
}))

/** `volta`: where one came from, to make something that is sold there. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const api = apiFor(context)
  const product = await api.products.ofStore.show({ store: params.slug, product: params.productslug })
  return { product, choices: await productChoices(api), came_from: safePath(url.searchParams.get('volta')) }
}

const steps = ['withdraw', 'pause', 'resume', 'duplicate', 'withdraw_change', 'delete'] as const
const Step = z.object({ step: z.enum(steps) })

export async function action(args: Route.ActionArgs) {
  const ref = { store: args.params.slug, product: args.params.productslug }
  const all = `/vendedor/dashboard/${ref.store}/produtos`
  const came_from = safePath(args.url.searchParams.get('volta'))
  const address = `${all}/${ref.product}${came_from ? `?volta=${encodeURIComponent(came_from)}` : ''}`
  if ((await formOf(args.request)).has('step'))
    return submit(args, Step, async (api, { step }) => {
      const { ofStore } = api.products
      if (step === 'delete') {
        await ofStore.remove(ref)
        return redirectWithToast(all, 'O produto foi apagado.')
      }
      if (step === 'duplicate') {
        const { slug } = await ofStore.duplicate(ref)
        return redirectWithToast(`${all}/${slug}`, 'Copiado como rascunho. Ponha as fotos e confira o estoque.')
      }
      if (step === 'withdraw') await ofStore.withdraw(ref)
      if (step === 'pause') await ofStore.pause(ref)
      if (step === 'resume') await ofStore.resume(ref)
      if (step === 'withdraw_change') await ofStore.withdrawChange(ref)
      return redirectWithToast(address, done[step])
    })
  return submit(args, Schema, async (api, { intent, idempotency_key: _, variants, ...input }) => {
    const { ofStore } = api.products
    const saved = await ofStore.update({ ...input, ...ref, variants: variantsTyped(variants) })
    if (intent === 'submit') {
      await ofStore.submit(ref)
      return redirectWithToast(address, 'Enviado. A equipe confere, e você recebe um aviso.')
    }
    return redirectWithToast(
      address,
      saved.change?.state === 'pendente'
        ? 'Preço e estoque já valem. O resto espera a equipe.'
        : 'O produto foi salvo.',
    )
  })
}

const done = {
  withdraw: 'Voltou a ser rascunho.',
  pause: 'Pausado: ninguém vê nem compra.',
  resume: 'De volta à venda.',
  withdraw_change: 'A edição foi retirada. O produto segue como estava.',
}

export default function ProductEditPage({
  loaderData: { product, choices, came_from },
  actionData,
}: Route.ComponentProps) {
  const { store, name, state, can, change } = product
  const back = `/vendedor/dashboard/${store.slug}/produtos`
  const waiting = change?.state === 'pendente'
  // What waits to be sent shows how on whichever screen of the form.
  const Actions = can.submit ? ActionsInSight : FormActions
  const shown = waiting ? change.after : product
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title={name}
        text={
          <>
            <ProductStateBadge state={state} /> {productStateWords[state].text}
          </>
        }
        crumbs={[{ to: back, label: 'Produtos' }, { label: name }]}
        more={
          <>
            {came_from && (
              <LinkButton to={came_from} icon="arrow-left">
                Voltar para onde você estava
              </LinkButton>
            )}
            <Steps product={product} />
          </>
        }
      />
      {actionData?.message && actionData.values?.step && <Notice tone="error" title={actionData.message} />}
      {product.state_reason && (state === 'recusado' || state === 'removido') && (
        <Notice tone="warning" title="O que a equipe escreveu">
          {product.state_reason}
        </Notice>
      )}
      {product.hidden && (
        <Notice tone="warning" title="Escondido pela moderação">
          Só a loja e a equipe veem enquanto a denúncia é avaliada.
        </Notice>
      )}
      {change && <Change product={product} />}
      {can.edit ? (
        <ProductForm
          key={`${product.id} ${product.updated_at.getTime()} ${change?.id}`}
          choices={choices}
          values={productValues(product)}
          opened={productFields(product)}
          typed={actionData?.values}
          photos={shown.photos}
          files={product.files}
          variants={product.variants}
        >
          <SureField />
          <Actions>
            {!can.submit && <LinkButton to={back}>Cancelar</LinkButton>}
            <SubmitButton tone={can.submit ? 'quiet' : 'primary'} sending="Salvando…" name="intent" value="save">
              {state === 'rascunho' ? 'Salvar rascunho' : 'Salvar'}
            </SubmitButton>
            {can.submit && (
              <SubmitButton sending="Enviando…" name="intent" value="submit">
                Salvar e enviar
              </SubmitButton>
            )}
          </Actions>
        </ProductForm>
      ) : (
        <Notice title="Você vê, mas não edita">Seu papel nesta loja é de leitura. Fale com quem é dono dela.</Notice>
      )}
      {can.remove && (
        <ConfirmButton
          pageTells
          label="Apagar produto"
          tone="danger"
          icon="trash-2"
          send={{ step: 'delete' }}
          title={`Apagar ${name}?`}
          confirm="Apagar produto"
          box="Sim, quero apagar"
        >
          Ele sai da loja e da sua lista, com {plural(product.variants.length, 'opção', 'opções')} e o que espera a
          equipe. Os pedidos já feitos continuam com ele. Se for só por um tempo, pause.
        </ConfirmButton>
      )}
    </div>
  )
}

function Steps({ product: { can, state, slug, store } }: { product: StoreProduct }) {
  return (
    <>
      {state === 'publicado' && (
        <LinkButton to={`/loja/${store.slug}/${slug}`} icon="eye">
          Ver na loja
        </LinkButton>
      )}
      <LinkButton to={`/vendedor/dashboard/${store.slug}/produtos/${slug}/divisao`} icon="calculator">
        Quanto sobra
      </LinkButton>
      {can.withdraw && <StepButton step="withdraw" label="Tirar da revisão" />}
      {can.pause && <StepButton step="pause" label="Pausar" />}
      {can.resume && <StepButton step="resume" label="Retomar" />}
      {can.edit && <StepButton step="duplicate" label="Duplicar" />}
    </>
  )
}

const StepButton = ({ step, label }: { step: (typeof steps)[number]; label: string }) => (
  <Form name={step} className="">
    <SubmitButton tone="quiet" name="step" value={step}>
      {label}
    </SubmitButton>
  </Form>
)

function Change({ product }: { product: StoreProduct }) {
  const { change, can } = product
  if (!change) return null
  if (change.state === 'recusada')
    return (
      <Notice tone="warning" title="Sua última edição não foi aprovada">
        {change.reason}
      </Notice>
    )
  return (
    <section className="space-y-4">
      <Notice
        title="Uma edição espera a equipe"
        action={can.edit && <StepButton step="withdraw_change" label="Desistir" />}
      >
        Pedida por {change.nickname} {onDay(formatDayTime(change.created_at))}. Até lá, quem compra vê o produto como
        estava. Se você editar de novo, a nova edição toma o lugar desta.
      </Notice>
      <TextDifference now={product} change={change} />
    </section>
  )
}
