import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { StaffStore } from '../staff-stores.schemas.ts'

type Props = { name: string; can: StaffStore['can']; worksHere: boolean }

const reasons = {
  refuse: {
    title: 'Pedir ajustes',
    icon: 'pencil',
    label: 'O que falta ou precisa mudar',
    button: 'Enviar pedido',
  },
  suspend: {
    title: 'Suspender a loja',
    icon: 'ban',
    label: 'Por que a loja é suspensa',
    button: 'Suspender',
  },
} as const

/** What the team may decide now. Nobody decides about a store in which they work. */
export function StoreDecisions({ name, can, worksHere }: Props) {
  if (worksHere)
    return <Card title="Decisão">Você trabalha nesta loja. Quem decide sobre ela é outra pessoa da equipe.</Card>
  if (!Object.values(can).some(Boolean)) return <Card title="Decisão">Não há nada para decidir agora.</Card>
  return (
    <Card title="Decisão">
      <div className="space-y-4">
        {can.approve && (
          <ConfirmButton
            label="Aprovar a loja"
            send={{ form: 'approve' }}
            title={`Aprovar ${name}?`}
            confirm="Aprovar"
            tone="primary"
            icon="check"
            box="Conferi os dados"
          >
            A loja entra no ar na mesma hora, e quem cuida dela é avisado.
          </ConfirmButton>
        )}
        {(['refuse', 'suspend'] as const).map((move) => can[move] && <ReasonForm key={move} move={move} />)}
        {can.reopen && <Plain form="reopen" label="Reabrir a loja" />}
        {can.bring_back && <Plain form="bring_back" label="Desfazer o encerramento" />}
      </div>
    </Card>
  )
}

const ReasonForm = ({ move }: { move: keyof typeof reasons }) => {
  const { title, icon, label, button } = reasons[move]
  return (
    <Disclosure title={title} icon={icon}>
      <Form name={move}>
        <TextArea name="reason" label={label} help="A loja lê este texto." rows={4} maxLength={500} />
        <SubmitButton tone={move === 'suspend' ? 'danger' : 'primary'}>{button}</SubmitButton>
      </Form>
    </Disclosure>
  )
}

const Plain = ({ form, label }: { form: string; label: string }) => (
  <Form name={form}>
    <SubmitButton icon="undo-2">{label}</SubmitButton>
  </Form>
)
