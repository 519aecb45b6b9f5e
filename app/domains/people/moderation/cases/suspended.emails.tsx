import { MailLink, MailSheet, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

export const suspendedSubject = 'Sua conta foi suspensa'

type Props = { site: MailSite; nickname: string; title: string; reason: string; until: string }

/** A suspended person opens no page of their account: what was decided, why and how to appeal is mailed. */
export const SuspendedMail = ({ site, nickname, title, reason, until }: Props) => (
  <MailSheet
    site={site}
    preview={`Vale até ${until}.`}
    title={`Oi, ${nickname}. Sua conta foi suspensa`}
    why="Você recebe este e-mail porque a moderação decidiu sobre algo que você publicou."
  >
    <MailText>
      A moderação analisou “{title}” e suspendeu sua conta até {until}. No dia seguinte ela abre sozinha.
    </MailText>
    <MailText>Motivo: {reason}</MailText>
    <MailText>
      Acha que é um engano? Escreva para a gente em até 30 dias, e outra pessoa olha o caso. Depois que a conta abrir, o
      recurso também está nos seus avisos.
    </MailText>
    <MailLink href={`${site.url}/contato`}>Pedir revisão</MailLink>
  </MailSheet>
)
