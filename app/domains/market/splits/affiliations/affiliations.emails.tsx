import { MailLink, MailSheet, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

export const termsChangeSubject = 'Um programa de afiliados vai mudar'

/** Names neither store nor product: a mail can be read by others. */
export const TermsChangeMail = ({ site, day, ends }: { site: MailSite; day: string; ends: boolean }) => (
  <MailSheet
    site={site}
    preview={ends ? `Ele termina em ${day}.` : `Vale a partir de ${day}.`}
    title={ends ? 'Um programa vai ser encerrado' : 'As regras de um programa vão mudar'}
    why="Enviamos este e-mail porque você divulga produtos com comissão."
  >
    <MailText>
      {ends
        ? `Um programa de que você participa termina em ${day}. Até lá, seus links valem como antes, e tudo o que você já vendeu continua seu.`
        : `A comissão ou o prazo de um programa de que você participa muda em ${day}. Até lá, vale o que você aceitou.`}
    </MailText>
    <MailLink href={`${site.url}/vendedor/divulgar`}>Ver o que muda</MailLink>
  </MailSheet>
)
