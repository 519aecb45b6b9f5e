import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailLink, MailText } from '#platform/mail/mail-sheet.tsx'

type Props = { site: { name: string; url: string }; nickname: string }

export const underAttackSubject = 'Muitas tentativas de entrar na sua conta'

export const UnderAttackMail = ({ site, nickname }: Props) => (
  <MailLayout site={site} preview="Sua conta continua protegida." title={`Oi, ${nickname}!`}>
    <MailText>
      Alguém está tentando entrar na sua conta com senhas erradas, a partir de vários endereços. Ninguém entrou. Nos
      aparelhos que você já usa, tudo continua como sempre. Em um aparelho novo, talvez precise esperar até uma hora.
    </MailText>
    <MailText>Se você usa a mesma senha em outro lugar, troque por uma só daqui:</MailText>
    <MailLink href={`${site.url}/redefinir-senha`}>Trocar a senha</MailLink>
  </MailLayout>
)
