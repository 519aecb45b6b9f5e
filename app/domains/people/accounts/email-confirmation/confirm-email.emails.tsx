import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailLink, MailText } from '#platform/mail/mail-sheet.tsx'

type Props = { site: { name: string; url: string }; nickname: string; link: string }

export const confirmEmailSubject = 'Confirme seu e-mail'

export const ConfirmEmailMail = ({ site, nickname, link }: Props) => (
  <MailLayout site={site} preview="Falta só um toque para o seu jardim abrir." title={`Oi, ${nickname}!`}>
    <MailText>Falta só um passo para o seu jardim abrir: confirme que este e-mail é seu.</MailText>
    <MailLink href={link}>Confirmar meu e-mail</MailLink>
    <MailText>O link vale por 24 horas. Se não foi você que criou a conta, ignore esta mensagem.</MailText>
  </MailLayout>
)
