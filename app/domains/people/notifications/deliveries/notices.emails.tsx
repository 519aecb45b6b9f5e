import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailAddress, MailLink, MailText } from '#platform/mail/mail-sheet.tsx'
import type { NotificationKind } from '../notifications/notification.kinds.ts'
import { toldLine, toldWords } from '../notifications/notification.words.ts'

/** Names neither plant nor person: mails may be read by others. */
export const noticesSubject = (kinds: NotificationKind[]) => toldLine(kinds)

type Props = {
  site: { name: string; url: string }
  kinds: NotificationKind[]
  path: string
  unsubscribe_url: string
}

export const NoticesMail = ({ site, kinds, path, unsubscribe_url }: Props) => (
  <MailLayout site={site} preview="Abra o site para ver." title={noticesSubject(kinds)}>
    {toldWords(kinds).map((words) => (
      <MailText key={words}>{words}.</MailText>
    ))}
    <MailLink href={`${site.url}${path}`}>{kinds.length === 1 ? 'Ver o aviso' : 'Ver os avisos'}</MailLink>
    <MailText>
      Escolha o que recebe por e-mail, e quando:
      <MailAddress href={`${site.url}/notificacoes/configuracoes`} />
    </MailText>
    <MailText>
      Não quer mais e-mails de avisos? Pare aqui, sem precisar entrar na conta:
      <MailAddress href={unsubscribe_url} />
    </MailText>
  </MailLayout>
)
