import { data } from 'react-router'
import { z } from 'zod'
import { deskOf } from '#domains/market/stores/store-desk.server.ts'
import { storePath } from '#domains/market/stores/store-menu.view.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { StoreSubscriptionCancel } from '../../subscriptions/subscriptions.schemas.ts'
import type { Route } from './+types/end-subscription.page'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ params }: Route.MetaArgs) => ({
  title: `Encerrar a assinatura ${params.uuid?.slice(-4) ?? ''}`,
}))

const Address = z.object({ uuid: z.uuid() })
const gone = () => data({ statusCode: 404, message: 'Não encontramos essa assinatura nesta loja.' }, { status: 404 })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { slug: store } = deskOf(context)
  const address = Address.safeParse(params)
  if (!address.success) throw gone()
  const found = await apiFor(context).subscriptions.ofStore.list({ store, uuid: address.data.uuid })
  const [one] = found.data
  if (!one) throw gone()
  return { one, store }
}

export async function action(args: Route.ActionArgs) {
  const { slug: store } = deskOf(args.context)
  const { uuid } = args.params
  return submit(args, StoreSubscriptionCancel.pick({ reason: true }), async (api, input) => {
    await api.subscriptions.ofStore.cancel({ ...input, uuid, store })
    return redirectWithToast(
      storePath(store, '/assinaturas'),
      'Encerrada. Quem assinava foi avisado do motivo e não paga mais nada.',
    )
  })
}

export default function EndSubscriptionPage({ loaderData: { one, store }, actionData }: Route.ComponentProps) {
  const back = storePath(store, '/assinaturas')
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={`Encerrar a assinatura de ${one.subscriber.nickname}`}
        text={`${one.product_name}, ${one.plan.toLowerCase()}`}
        crumbs={[{ to: back, label: 'Assinaturas' }, { label: 'Encerrar' }]}
      />
      {actionData?.message && !actionData.errors && <Notice tone="error">{actionData.message}</Notice>}
      {one.can.cancel ? (
        <Form name="end">
          <p>
            O que está pago continua aberto até o fim do período. Depois nada mais é cobrado. A pessoa recebe um aviso
            com o motivo.
          </p>
          <TextArea name="reason" label="Motivo" rows={3} maxLength={300} help="Quem assina vai ler." />
          <FormActions>
            <LinkButton to={back}>Voltar</LinkButton>
            <SubmitButton tone="danger" sending="Encerrando…">
              Encerrar assinatura
            </SubmitButton>
          </FormActions>
        </Form>
      ) : (
        <Notice tone="info" action={<LinkButton to={back}>Ver assinaturas</LinkButton>}>
          Esta assinatura já foi cancelada, ou o seu papel nesta loja é só de leitura.
        </Notice>
      )}
    </div>
  )
}
