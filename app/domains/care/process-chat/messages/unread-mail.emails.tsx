import { MailLink, MailSheet, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

export const UNREAD_SUBJECT = 'Há uma mensagem esperando por você'

/** Says that there is one, and nothing of whom or what it is. */
export const UnreadMail = ({ site, link }: { site: MailSite; link: string }) => (
  <MailSheet
    site={site}
    preview="Entre para ler."
    title={UNREAD_SUBJECT}
    why="Você recebe este e-mail porque uma mensagem ficou dez minutos sem ser lida. O que ela diz só aparece dentro do site."
  >
    <MailText>Entre na sua conta para ler e responder.</MailText>
    <MailLink href={link}>Ler a mensagem</MailLink>
  </MailSheet>
)
