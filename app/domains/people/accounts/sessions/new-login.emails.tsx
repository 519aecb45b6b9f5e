import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailLink, MailText } from '#platform/mail/mail-sheet.tsx'

type Props = { site: { name: string; url: string }; nickname: string; device: string; ip: string; when: string }

export const newLoginSubject = 'Sua conta foi aberta em um aparelho novo'

export const NewLoginMail = ({ site, nickname, device, ip, when }: Props) => (
  <MailLayout site={site} preview={`${device}, IP ${ip}.`} title={`Oi, ${nickname}!`}>
    <MailText>
      Alguém entrou na sua conta em um aparelho que ainda não conhecíamos: <b>{device}</b>, IP <b>{ip}</b>, em {when}.
    </MailText>
    <MailText>Foi você? Então não precisa fazer nada. Se não foi, desconecte o aparelho e troque a senha:</MailText>
    <MailLink href={`${site.url}/perfil/editar#aparelhos`}>Ver aparelhos conectados</MailLink>
  </MailLayout>
)
