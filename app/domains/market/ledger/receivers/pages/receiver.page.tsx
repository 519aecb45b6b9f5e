import { z } from 'zod'
import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { EarlierVersions } from '../components/earlier-versions.tsx'
import { Fact } from '../components/receiver-card.tsx'
import { receiverStateNames, receiverStateTones } from '../receiver.words.ts'
import { ReceiverRefusal } from '../receivers.schemas.ts'
import type { Route } from './+types/receiver.page'

export const middleware = [access('can:marketplace.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `${loaderData.legal_name} em Recebedores`,
}))

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).ledger.receivers.show({ id: Number(params.id) })

const Reason = ReceiverRefusal.pick({ reason: true })
const Nothing = z.object({ form: z.literal('approve') })

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  const back = (text: string) => redirectWithToast(`/admin/marketplace/recebedores/${id}`, text)
  const form = (await formOf(args.request)).get('form')
  if (form === 'approve')
    return submit(args, Nothing, async (api) => {
      await api.ledger.receivers.approve({ id })
      return back('Recebedor aprovado. Avisamos a pessoa.')
    })
  if (form === 'suspend')
    return submit(args, Reason, async (api, { reason }) => {
      await api.ledger.receivers.suspend({ id, reason })
      return back('Recebedor suspenso. Os repasses dele pararam.')
    })
  return submit(args, Reason, async (api, { reason }) => {
    await api.ledger.receivers.refuse({ id, reason })
    return back('Recebedor recusado. A pessoa recebeu o motivo.')
  })
}

export default function ReceiverPage({ loaderData: one }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader
        title={one.legal_name}
        text={`${one.holder.kind === 'store' ? 'Loja' : 'Pessoa'}: ${one.holder.name}`}
        crumbs={[{ to: '/admin/marketplace/recebedores', label: 'Recebedores' }, { label: one.legal_name }]}
      >
        <Badge tone={receiverStateTones[one.state]}>{receiverStateNames[one.state]}</Badge>
      </PageHeader>
      {one.reason && <Notice tone="warning">{one.reason}</Notice>}
      {one.waits_until && (
        <Notice tone="info">Dados trocados há pouco: só recebe a partir de {formatDayTime(one.waits_until)}.</Notice>
      )}
      <Card title="Dados">
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Fact name={one.document_kind.toUpperCase()}>
            <span className="figures">{one.document}</span>
          </Fact>
          <Fact name="Enviado em">{formatDayTime(one.created_at)}</Fact>
          {one.bank_data.map(({ label, value }) => (
            <Fact key={label} name={label}>
              <span className="figures">{value}</span>
            </Fact>
          ))}
        </dl>
        <p className="mt-5 text-sm text-muted">Esta consulta fica registrada na auditoria.</p>
      </Card>
      {one.can.approve && (
        <Form name="approve">
          <SubmitButton icon="check" sending="Aprovando…">
            {one.state === 'suspenso' ? 'Liberar recebedor' : 'Aprovar recebedor'}
          </SubmitButton>
        </Form>
      )}
      {one.can.refuse && <ReasonForm name="refuse" title="Recusar" button="Recusar recebedor" />}
      {one.can.suspend && <ReasonForm name="suspend" title="Suspender" button="Suspender recebedor" />}
      <EarlierVersions versions={one.earlier} />
    </div>
  )
}

const helps = {
  refuse: 'A pessoa lê este texto e envia os dados de novo.',
  suspend: 'A pessoa lê este texto. Os repasses param até você liberar; o saldo fica guardado.',
}

const ReasonForm = ({ name, title, button }: { name: keyof typeof helps; title: string; button: string }) => (
  <Card title={title}>
    <Form name={name}>
      <TextArea name="reason" label="Motivo" help={helps[name]} rows={3} maxLength={500} />
      <SubmitButton tone="danger" sending="Salvando…">
        {button}
      </SubmitButton>
    </Form>
  </Card>
)
