import { MailLayout } from '#platform/mail/mail-layout.tsx'
import { MailAddress, MailLink, MailText } from '#platform/mail/mail-sheet.tsx'

/** Names neither task nor place: mails may be read by others. */
export const tasksDueSubject = (count: number) =>
  count === 1 ? 'Você tem uma tarefa para fazer' : `Você tem ${count} tarefas para fazer`

type Props = { site: { name: string; url: string }; count: number }

export const TasksDueMail = ({ site, count }: Props) => (
  <MailLayout site={site} preview="Está na hora." title={tasksDueSubject(count)}>
    <MailText>
      {count === 1 ? 'Chegou a hora que você marcou.' : 'Chegou a hora das tarefas que você marcou.'} Abra a tela de
      hoje para ver e marcar como feito.
    </MailText>
    <MailLink href={`${site.url}/cultivo`}>Ver o que fazer hoje</MailLink>
    <MailText>
      Não quer receber estes lembretes por e-mail? Desligue aqui. No app eles continuam:
      <MailAddress href={`${site.url}/notificacoes`} />
    </MailText>
  </MailLayout>
)
