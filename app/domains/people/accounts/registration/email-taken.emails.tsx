import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailLink, MailText } from '#platform/mail/mail-sheet.tsx'

type Props = { site: { name: string; url: string }; nickname: string }

export const emailTakenSubject = 'Você já tem uma conta'

/** To the owner of an e-mail with which somebody (mostly the owner) tried to register again. */
export const EmailTakenMail = ({ site, nickname }: Props) => (
  <MailLayout site={site} preview="Alguém tentou criar uma conta com este e-mail." title={`Oi, ${nickname}!`}>
    <MailText>
      Alguém tentou criar uma conta com este e-mail, mas ele já é da sua conta {nickname}. Se foi você, é só entrar.
      Esqueceu a senha? Escolha outra por aqui:
    </MailText>
    <MailLink href={`${site.url}/auth/recuperar-senha`}>Recuperar a senha</MailLink>
    <MailText>Se não foi você, fique tranquilo: nada mudou e ninguém viu seus dados.</MailText>
  </MailLayout>
)
