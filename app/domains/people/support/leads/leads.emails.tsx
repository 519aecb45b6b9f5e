import { MailAddress, MailSheet, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

export const LEAD_SUBJECT = 'Recebemos o seu pedido de contato'

/**
 * Fixed text only, and the same of every page: the address may be somebody else's, and a page's name on a locked screen says
 * of its reader that they are a patient.
 */
export const LeadReceivedMail = ({ site }: { site: MailSite }) => (
  <MailSheet
    site={site}
    preview="A resposta chega neste e-mail."
    title="Recebemos o seu pedido"
    why={
      <>
        Alguém deixou este endereço em uma página nossa. Se não foi você, ou se mudou de ideia, peça por aqui e a gente
        apaga:
        <MailAddress href={`${site.url}/contato`} />
      </>
    }
  >
    <MailText>Você pediu para falar com a gente. Uma pessoa da equipe responde neste e-mail, em até 5 dias.</MailText>
  </MailSheet>
)
