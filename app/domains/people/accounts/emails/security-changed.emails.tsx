import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailLink, MailText } from '#platform/mail/mail-sheet.tsx'

type Props = { site: { name: string; url: string }; nickname: string; what: string; when: string }

export const securityChangedSubject = 'A segurança da sua conta mudou'

export const SecurityChangedMail = ({ site, nickname, what, when }: Props) => (
  <MailLayout site={site} preview={what} title={`Oi, ${nickname}!`}>
    <MailText>
      {what} Foi em {when}.
    </MailText>
    <MailText>Foi você? Então está tudo certo. Se não foi, escolha outra senha agora:</MailText>
    <MailLink href={`${site.url}/auth/recuperar-senha`}>Escolher outra senha</MailLink>
  </MailLayout>
)
