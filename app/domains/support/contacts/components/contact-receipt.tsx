import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'

/** What people keep after writing: the protocol, and where the answer goes. */
export const ContactReceipt = ({ protocol, email }: { protocol: string; email: string }) => (
  <div role="status" className="space-y-6">
    <Notice tone="success" title={`Protocolo ${protocol}`}>
      Recebemos sua mensagem. Guarde este número. Ele também foi para <b className="wrap-anywhere">{email}</b>, e é lá
      que a resposta chega.
    </Notice>
    <LinkButton to="/">Ir para o início</LinkButton>
  </div>
)
