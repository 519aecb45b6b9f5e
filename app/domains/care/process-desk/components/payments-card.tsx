import type { ProcessPayment } from '#domains/care/processes/processes/processes.schemas.ts'
import { formatNumericDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

const words: Record<ProcessPayment['profession'], { what: string; pay: string; paid: string }> = {
  medico: { what: 'Consulta médica', pay: 'Pagar a consulta', paid: 'Marcar a consulta como paga' },
  'engenheiro-agronomo': { what: 'Laudo agronômico', pay: 'Pagar o laudo', paid: 'Marcar o laudo como pago' },
}

/** What is paid outside: where, and once who attends has said so, by whom and when. */
export const PaymentsCard = ({ payments }: { payments: ProcessPayment[] }) =>
  payments.length > 0 && (
    <Card title="Pagamentos">
      <ul className="space-y-4">
        {payments.map(({ profession, link, paid, can }) => (
          <li key={profession} className="space-y-2">
            <p className="font-semibold">{words[profession].what}</p>
            <p className="text-sm">
              {paid
                ? `Pago, confirmado por ${paid.by} em ${formatNumericDay(paid.at)}.`
                : 'O pagamento é feito fora do site; quem atende confirma.'}
            </p>
            {link && (
              <LinkButton to={link} reload icon="external-link">
                {words[profession].pay}
              </LinkButton>
            )}
            {can.mark && (
              <Form name="paid">
                <SubmitButton tone="quiet" icon="check" sending="Confirmando…">
                  {words[profession].paid}
                </SubmitButton>
              </Form>
            )}
            {can.take_back && (
              <Form name="unpaid">
                <SubmitButton tone="quiet" sending="Desfazendo…">
                  Desfazer confirmação
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
