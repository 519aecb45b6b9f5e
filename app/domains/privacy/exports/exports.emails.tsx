import { MailLayout, MailLink, MailText } from '#domains/accounts/index.ts'
import { formatLongDay } from '#shared/dates.ts'

export const exportReadySubject = 'A cópia dos seus dados está pronta'

type Props = { site: { name: string; url: string }; nickname: string; expires_at: Date }

/** No file and no secret in the mail: the copy opens only for who is signed in. */
export const ExportReadyMail = ({ site, nickname, expires_at }: Props) => (
  <MailLayout site={site} preview="Baixe nos próximos 7 dias." title={`Oi, ${nickname}!`}>
    <MailText>
      A cópia dos seus dados está pronta. Ela fica guardada até {formatLongDay(expires_at)}; depois o arquivo é apagado.
    </MailText>
    <MailLink href={`${site.url}/perfil/editar#copia`}>Baixar meus dados</MailLink>
    <MailText>Só abre com você dentro da sua conta. Se não foi você quem pediu, troque a senha.</MailText>
  </MailLayout>
)
