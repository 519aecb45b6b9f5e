import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailLink, MailText } from '#platform/mail/mail-sheet.tsx'
import { formatLongDay, onDay } from '#shared/dates.ts'
import { expiryWords } from './expiry.words.ts'

/** Names neither the document nor its purpose: mails may be read by others. */
export const expirySubject = (expires_on: string, left: number) => `Um documento seu ${expiryWords(expires_on, left)}`

type Props = { site: { name: string; url: string }; expires_on: string; left: number }

export const DocumentExpiryMail = ({ site, expires_on, left }: Props) => (
  <MailLayout site={site} preview="Hora de renovar." title={expirySubject(expires_on, left)}>
    <MailText>
      Um dos documentos que você guarda aqui tem vencimento {onDay(formatLongDay(expires_on))}. Renove com calma e
      coloque o novo no lugar dele.
    </MailText>
    <MailLink href={`${site.url}/perfil/documentos`}>Ver meus documentos</MailLink>
  </MailLayout>
)
