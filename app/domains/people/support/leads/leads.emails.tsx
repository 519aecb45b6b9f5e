import { MailAddress, MailSheet, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

type Props = { site: MailSite; page: string; address: string }

export const leadSubject = (page: string) => `Você pediu contato: ${page}`

/** Fixed text only, nothing that was typed: the address may be somebody else's. */
export const LeadReceivedMail = ({ site, page, address }: Props) => (
  <MailSheet
    site={site}
    preview={`A gente responde sobre ${page} neste e-mail.`}
    title="Recebemos o seu pedido"
    why={
      <>
        Alguém deixou este endereço em uma página nossa. Se não foi você, ou se mudou de ideia, peça por aqui e a gente
        apaga:
        <MailAddress href={`${site.url}/contato`} />
      </>
    }
  >
    <MailText>
      Você pediu para falar com a gente sobre <b>{page}</b>. Uma pessoa da equipe responde neste e-mail, em até 5 dias.
    </MailText>
    <MailText>
      A página é esta:
      <MailAddress href={address} />
    </MailText>
  </MailSheet>
)
