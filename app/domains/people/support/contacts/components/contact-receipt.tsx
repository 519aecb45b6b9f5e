import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ANSWER_DAYS } from '../../tickets/due.model.ts'

type Props = {
  protocol: string
  email: string /** With an account the conversation is also at /perfil/tickets. */
  signed_in: boolean
}

/** Confirmation: the protocol number, and where the answer is sent. */
export const ContactReceipt = ({ protocol, email, signed_in }: Props) => (
  <div role="status" className="space-y-6">
    <Notice tone="success" title={`Protocolo ${protocol}`}>
      Recebemos sua mensagem. Guarde este número. Também enviamos para <b className="wrap-anywhere">{email}</b>
      {signed_in
        ? `. A resposta fica na conversa, em até ${ANSWER_DAYS} dias, e você sabe dela como escolheu em Avisos.`
        : `, e é lá que a resposta vai chegar, em até ${ANSWER_DAYS} dias.`}
    </Notice>
    <div className="flex flex-wrap gap-3">
      {signed_in && (
        <LinkButton to="/perfil/tickets" icon="life-buoy">
          Acompanhar a conversa
        </LinkButton>
      )}
      <LinkButton to="/">Ir para o início</LinkButton>
    </div>
  </div>
)
