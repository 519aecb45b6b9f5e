import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailLink, MailText } from '#platform/mail/mail-sheet.tsx'
import { formatLongDay } from '#shared/dates.ts'

type Props = { site: { name: string; url: string }; nickname: string; expires_at: Date; thing: string; path: string }

/** Neither file nor secret in the mail: the download requires signing in. */
export const ExportReadyMail = ({ site, nickname, expires_at, thing, path }: Props) => (
  <MailLayout site={site} preview="Baixe nos próximos 7 dias." title={`Oi, ${nickname}!`}>
    <MailText>
      {thing}. O arquivo fica guardado até {formatLongDay(expires_at)}. Depois, é apagado.
    </MailText>
    <MailLink href={`${site.url}${path}`}>Baixar</MailLink>
    <MailText>Para baixar, é preciso entrar na sua conta. Se não foi você que pediu, troque a senha.</MailText>
  </MailLayout>
)
