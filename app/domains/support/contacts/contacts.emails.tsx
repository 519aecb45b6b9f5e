import { Text } from '@react-email/components'
import { mailText, type Site, SupportMail } from '../layout.emails.tsx'

export const contactSubject = (protocol: string) => `Recebemos sua mensagem (protocolo ${protocol})`

/** Our words only: whoever typed this address may not be its owner. */
export const ContactReceivedMail = ({ site, protocol }: { site: Site; protocol: string }) => (
  <SupportMail
    site={site}
    preview={`Seu protocolo é ${protocol}.`}
    title="Recebemos sua mensagem"
    why={`Alguém escreveu para a gente em ${site.url}/contato com este endereço. Se não foi você, pode ignorar.`}
  >
    <Text style={mailText}>
      Seu protocolo é <b>{protocol}</b>. Guarde este número: com ele encontramos sua conversa.
    </Text>
    <Text style={mailText}>A resposta chega neste e-mail, em até 5 dias.</Text>
  </SupportMail>
)
