import { MailLink, MailSheet, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

export const LEAD_SUBJECT = 'Recebemos o seu pedido de contato'

/**
 * Fixed text only, and the same of every page: the address may be somebody else's, and a page's name on a locked screen says
 * of its reader that they are a patient. What was left, and about what, stands behind the link.
 */
export const LeadReceivedMail = ({ site, link }: { site: MailSite; link: string }) => (
  <MailSheet
    site={site}
    preview="A resposta chega neste e-mail."
    title="Recebemos o seu pedido"
    why="Alguém deixou este endereço em uma página nossa. Se não foi você, ou se mudou de ideia, apague pelo botão: em um passo, sem entrar em conta nenhuma. O link é só seu: não passe adiante."
  >
    <MailText>Você pediu para falar com a gente. Uma pessoa da equipe responde neste e-mail, em até 5 dias.</MailText>
    <MailLink href={link}>Ver ou apagar o que deixei</MailLink>
  </MailSheet>
)
