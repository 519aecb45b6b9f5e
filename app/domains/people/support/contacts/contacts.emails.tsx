import { MailAddress, MailSheet, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

export const contactSubject = (protocol: string) => `Recebemos sua mensagem (protocolo ${protocol})`

/** Fixed text only, nothing of the message: the typed address may not be the sender's. */
export const ContactReceivedMail = ({ site, protocol }: { site: MailSite; protocol: string }) => (
  <MailSheet
    site={site}
    preview={`Seu protocolo é ${protocol}.`}
    title="Recebemos sua mensagem"
    why={
      <>
        Alguém escreveu para a gente com este endereço. Se não foi você, pode ignorar. A página de contato é esta:
        <MailAddress href={`${site.url}/contato`} />
      </>
    }
  >
    <MailText>
      Seu protocolo é <b>{protocol}</b>. Guarde este número: com ele encontramos sua conversa.
    </MailText>
    <MailText>A resposta chega neste e-mail, em até 5 dias.</MailText>
  </MailSheet>
)
