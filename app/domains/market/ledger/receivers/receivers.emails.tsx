import { MailLink, MailSheet, type MailSite, MailText } from '#platform/mail/mail-sheet.tsx'

export const receiverChangedSubject = 'Os dados de recebimento mudaram'

/** Nothing of the account itself: a mail can be read by others. */
export const ReceiverChangedMail = ({ site, hours }: { site: MailSite; hours: number }) => (
  <MailSheet
    site={site}
    preview="Confira se foi você."
    title="Os dados de recebimento mudaram"
    why="Enviamos este e-mail sempre que a conta ou a chave PIX dos repasses muda."
  >
    <MailText>
      Alguém com acesso à sua conta trocou a conta bancária ou a chave PIX em que você recebe. Por segurança, nenhum
      repasse sai para os dados novos nas próximas {hours} horas.
    </MailText>
    <MailText>
      Foi você? Então não precisa fazer nada. Se não foi, fale com a gente agora e troque a sua senha.
    </MailText>
    <MailLink href={`${site.url}/contato`}>Falar com a equipe</MailLink>
  </MailSheet>
)
