import { z } from 'zod'
import { formatDayTime, onDay } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import { formatCount, plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ProductStateBadge } from '../../products/components/state-badge.tsx'
import { Photos, TextDifference } from '../../products/components/text-difference.tsx'
import {
  StaffChangeRef,
  StaffChangeRefusal,
  StaffHighlight,
  type StaffProduct,
  StaffProductApproval,
  StaffProductReason,
  StaffProductRef,
} from '../staff-products.schemas.ts'
import type { Route } from './+types/staff-product.page'

export const middleware = [access('can:marketplace.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.name} em Produtos das lojas`,
}))

const refOf = (id: string) => {
  const ref = StaffProductRef.safeParse({ id })
  if (!ref.success) throw notFound()
  return ref.data
}

export const loader = ({ params, context }: Route.LoaderArgs) => apiFor(context).products.staff.show(refOf(params.slug))

export async function action(args: Route.ActionArgs) {
  const ref = refOf(args.params.slug)
  const address = `/admin/marketplace/produtos/${ref.id}`
  const done = (text: string) => redirectWithToast(address, text)
  switch ((await formOf(args.request)).get('form')) {
    case 'approve':
      return submit(args, StaffProductApproval.omit({ id: true }), async (api, input) => {
        await api.products.staff.approve({ ...input, ...ref })
        return done('Publicado. A loja foi avisada.')
      })
    case 'refuse':
      return submit(args, StaffProductReason.omit({ id: true }), async (api, input) => {
        await api.products.staff.refuse({ ...input, ...ref })
        return done('Recusado. A loja recebeu o motivo.')
      })
    case 'approve_change':
      return submit(args, StaffChangeRef.omit({ id: true }), async (api, input) => {
        await api.products.staff.approveChange({ ...input, ...ref })
        return done('A edição já está na loja.')
      })
    case 'refuse_change':
      return submit(args, StaffChangeRefusal.omit({ id: true }), async (api, input) => {
        await api.products.staff.refuseChange({ ...input, ...ref })
        return done('A edição foi recusada. A loja recebeu o motivo.')
      })
    case 'remove':
      return submit(args, StaffProductReason.omit({ id: true }), async (api, input) => {
        await api.products.staff.removeProduct({ ...input, ...ref })
        return done('O produto saiu da loja.')
      })
    case 'restore':
      return submit(args, z.object({}), async (api) => {
        await api.products.staff.restore(ref)
        return done('O produto voltou para os rascunhos da loja.')
      })
    default:
      return submit(args, StaffHighlight.omit({ id: true }), async (api, { highlighted }) => {
        await api.products.staff.highlight({ ...ref, highlighted })
        return done(highlighted ? 'Está nos destaques.' : 'Saiu dos destaques.')
      })
  }
}

export default function StaffProductPage({ loaderData: product }: Route.ComponentProps) {
  const { name, state, store, change, deleted } = product
  const back = '/admin/marketplace/produtos'
  return (
    <div className="max-w-5xl space-y-6">
      <PageHeader
        title={name}
        text={
          <>
            <ProductStateBadge state={state} /> de {store.name}
          </>
        }
        crumbs={[{ to: back, label: 'Produtos' }, { label: name }]}
        more={<Ways product={product} />}
      />
      {deleted && <Notice tone="warning" title="Apagado pela loja" />}
      {product.state_reason && <Notice title="Motivo dado à loja">{product.state_reason}</Notice>}
      {state === 'em_revisao' && !deleted && <FirstReview product={product} />}
      {change?.state === 'pendente' && !deleted && <ChangeReview product={product} change={change} />}
      <AsBuyersSee product={product} />
      {state === 'removido' ? (
        <Card title="Devolver à loja">
          <Form name="restore">
            <p>Volta como rascunho. A loja confere e envia de novo.</p>
            <SubmitButton tone="quiet" icon="undo-2">
              Devolver
            </SubmitButton>
          </Form>
        </Card>
      ) : (
        <Card title="Tirar da loja">
          <Form name="remove">
            <TextArea
              name="reason"
              label="Motivo da retirada"
              help="A loja recebe em um aviso."
              rows={2}
              maxLength={500}
            />
            <SubmitButton tone="danger" sending="Tirando…">
              Tirar da loja
            </SubmitButton>
          </Form>
        </Card>
      )}
    </div>
  )
}

const Ways = ({ product: { state, store, slug, case_id, highlighted } }: { product: StaffProduct }) => (
  <>
    <LinkButton to={`/vendedor/dashboard/${store.slug}/produtos/${slug}`} icon="pencil">
      Editar
    </LinkButton>
    {case_id && (
      <LinkButton to={`/admin/denuncias/${case_id}`} icon="flag">
        Ver denúncia
      </LinkButton>
    )}
    {(state === 'publicado' || highlighted) && (
      <Form name="highlight" className="">
        <SubmitButton tone="quiet" icon="star" name="highlighted" value={String(!highlighted)}>
          {highlighted ? 'Tirar dos destaques' : 'Destacar'}
        </SubmitButton>
      </Form>
    )}
  </>
)

const FirstReview = ({ product }: { product: StaffProduct }) => (
  <Card title="Conferir antes de publicar">
    <div className="space-y-5">
      <p>
        {product.submitted_at && `Enviado ${onDay(formatDayTime(product.submitted_at))}. `}
        Veja se não é planta, semente, muda ou derivado, se o texto diz o que é, e se a foto é do produto.
      </p>
      <Form name="approve">
        <HiddenField name="seen" value={product.updated_at.toISOString()} />
        <SubmitButton icon="check" sending="Publicando…">
          Publicar
        </SubmitButton>
      </Form>
      <Form name="refuse">
        <TextArea name="reason" label="Motivo da recusa" help="Diga o que corrigir." rows={2} maxLength={500} />
        <SubmitButton tone="quiet" sending="Recusando…">
          Recusar
        </SubmitButton>
      </Form>
    </div>
  </Card>
)

type ChangeProps = { product: StaffProduct; change: NonNullable<StaffProduct['change']> }

const ChangeReview = ({ product, change }: ChangeProps) => (
  <section className="space-y-4">
    <h2 className="text-xl">Edição que espera</h2>
    <p className="text-muted">
      De {change.nickname}, {onDay(formatDayTime(change.created_at))}.
    </p>
    {change.is_stale && (
      <Notice tone="warning" title="O produto mudou depois desta edição">
        Ela não pode mais ser aprovada. Recuse e peça uma nova.
      </Notice>
    )}
    <TextDifference now={product} change={change} />
    <Card>
      <div className="space-y-5">
        {!change.is_stale && (
          <Form name="approve_change">
            <HiddenField name="change_id" value={change.id} />
            <SubmitButton icon="check">Aprovar edição</SubmitButton>
          </Form>
        )}
        <Form name="refuse_change">
          <HiddenField name="change_id" value={change.id} />
          <TextArea name="reason" label="Motivo da recusa da edição" rows={2} maxLength={500} />
          <SubmitButton tone="quiet">Recusar edição</SubmitButton>
        </Form>
      </div>
    </Card>
  </section>
)

const AsBuyersSee = ({ product }: { product: StaffProduct }) => (
  <Card title="Como quem compra vê">
    <div className="space-y-4">
      <p className="text-sm text-muted">
        {product.type.name} · {product.category.path} · {plural(product.sales_count, 'vendido', 'vendidos')}
      </p>
      {product.photos.length > 0 && <Photos photos={product.photos} />}
      {product.summary && <p className="font-medium">{product.summary}</p>}
      <p className="reading wrap-anywhere whitespace-pre-line">{product.description || 'Sem descrição.'}</p>
      <ul aria-label="Opções" className="divide-y divide-base-300 border-t border-base-300">
        {product.variants.map((variant) => (
          <li key={variant.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              {variant.name || 'Única'} <span className="text-sm text-muted">{variant.sku}</span>
              {!variant.active && <span className="text-sm text-muted"> · fora de venda</span>}
            </span>
            <span className="figures">
              {formatMoney(variant.price)}
              <span className="text-sm text-muted">
                {variant.left === null ? ' · sem limite' : ` · ${formatCount(variant.left)} em estoque`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {product.files.length > 0 && (
        <p className="text-sm text-muted">Arquivos: {product.files.map(({ name }) => name).join(', ')}</p>
      )}
    </div>
  </Card>
)
