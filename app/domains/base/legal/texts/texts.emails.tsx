import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailLink, MailText } from '#platform/mail/mail-sheet.tsx'
import { formatLongDay, onDay } from '#shared/dates.ts'
import type { TextKind } from './text.kinds.ts'

type Kind = Pick<TextKind, 'title' | 'address'>
type Text = { version: string; summary: string; slug: string; effective_at: Date }

export const upcomingTextSubject = ({ title }: Kind) => `Vem aí uma nova versão: ${title.toLowerCase()}`

type Props = { site: { name: string; url: string }; nickname: string; kind: Kind; text: Text }

/** Sent early enough to read, compare and decide. */
export const UpcomingTextMail = ({ site, nickname, kind, text }: Props) => (
  <MailLayout site={site} preview={`Vale a partir de ${formatLongDay(text.effective_at)}.`} title={`Oi, ${nickname}!`}>
    <MailText>
      {kind.title}: a versão {text.version} começa a valer {onDay(formatLongDay(text.effective_at))}. {text.summary}
    </MailText>
    <MailLink href={`${site.url}${kind.address}?versao=${text.slug}`}>Ler a nova versão</MailLink>
    <MailText>Até lá nada muda e você não precisa fazer nada.</MailText>
  </MailLayout>
)
