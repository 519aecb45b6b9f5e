import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { EarlierVersions } from '../components/earlier-versions.tsx'
import { ReceiverCard } from '../components/receiver-card.tsx'
import { ReceiverForm } from '../components/receiver-form.tsx'
import { ReceiverInput } from '../receivers.schemas.ts'
import type { Route } from './+types/store-receiver.page'

export { ledgerLinks as links } from '../../ui.ts'

export const middleware = [access('store')]
export const meta: Route.MetaFunction = pageMeta(({ params }: Route.MetaArgs) => ({
  title: `Recebedor de ${params.slug}`,
}))

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).ledger.receivers.showStore({ store: params.slug })

export const action = (args: Route.ActionArgs) =>
  submit(args, ReceiverInput, async (api, input) => {
    const store = args.params.slug
    const { receiver } = await api.ledger.receivers.saveStore({ ...input, store })
    const text =
      receiver?.state === 'ativo'
        ? 'Dados salvos. O primeiro repasse para eles espera 24 horas.'
        : 'Dados enviados. Avisamos você quando estiverem aprovados.'
    return redirectWithToast(`/vendedor/dashboard/${store}/recebedores`, text)
  })

export default function StoreReceiverPage({ loaderData: { receiver, earlier, can } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title="Recebedor"
        text="Diga para onde vai o dinheiro das vendas. A loja só vende com um recebedor aprovado."
      />
      {receiver ? (
        <ReceiverCard receiver={receiver} />
      ) : (
        !can.edit && (
          <EmptyState
            icon="banknote"
            text="A loja ainda não tem um recebedor. Peça a quem é dono para cadastrar um: sem ele, nada é vendido."
          />
        )
      )}
      {can.edit ? (
        <Card title={receiver ? 'Trocar os dados' : 'Cadastrar recebedor'}>
          {receiver?.state === 'ativo' && (
            <p className="mb-5 text-muted">
              Ao trocar a conta, os repasses param por 24 horas e avisamos você por e-mail. Se mudar o nome ou o
              documento, conferimos tudo de novo.
            </p>
          )}
          <ReceiverForm
            submit={receiver ? 'Salvar dados novos' : 'Enviar para análise'}
            values={
              receiver
                ? { document_kind: receiver.document_kind, legal_name: receiver.legal_name, means: receiver.means }
                : { document_kind: 'cnpj', means: 'pix' }
            }
          />
        </Card>
      ) : (
        receiver &&
        receiver.state !== 'suspenso' && (
          <Notice tone="info">Só quem é dono da loja pode trocar os dados de recebimento.</Notice>
        )
      )}
      <EarlierVersions versions={earlier} />
    </div>
  )
}
