import { eventIterator } from '@orpc/server'
import { signedIn } from '#platform/context.ts'
import { login } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { chooseMail, wantsMail } from '../choices/choices.ts'
import { followNotices } from './notices-live.ts'
import { readAllNotices, readNotice } from './notifications.actions.ts'
import { countUnread, listNotices } from './notifications.queries.ts'
import { MailChoice, MailChoiceRef, Notice, NoticeFilter, NoticeRef, NoticesLive } from './notifications.schemas.ts'

const all = '/v1/notificacoes' as const

export const notificationsApi = {
  list: login
    .route({ method: 'GET', path: all, summary: 'Seus avisos, os mais novos primeiro' })
    .input(NoticeFilter)
    .output(pageOf(Notice))
    .handler(({ context, input }) => listNotices(context, input)),
  unread: login
    .route({ method: 'GET', path: `${all}/nao-lidas`, summary: 'Quantos avisos você não leu' })
    .output(NoticesLive)
    .handler(async ({ context }) => ({ unread: await countUnread(context, signedIn(context).id) })),
  live: login
    .route({ method: 'GET', path: `${all}/live`, summary: 'Avisos não lidos ao vivo (SSE, retoma por Last-Event-ID)' })
    .output(eventIterator(NoticesLive))
    .handler(({ context, lastEventId, signal }) => followNotices(context, { lastEventId, signal })),
  readAll: login
    .route({ method: 'POST', path: `${all}/lidas`, summary: 'Marca todos os avisos como lidos' })
    .output(NoticesLive)
    .handler(({ context }) => readAllNotices(context)),
  read: login
    .route({ method: 'POST', path: `${all}/{id}/lida`, summary: 'Marca um aviso como lido' })
    .input(NoticeRef)
    .output(Notice)
    .handler(({ context, input }) => readNotice(context, input.id)),
  mailChoice: login
    .route({ method: 'GET', path: `${all}/escolhas/{kind}`, summary: 'Se você recebe por e-mail os avisos de um tipo' })
    .input(MailChoiceRef)
    .output(MailChoice)
    .handler(async ({ context, input: { kind } }) => ({
      kind,
      wanted: await wantsMail(context, signedIn(context).id, kind),
    })),
  chooseMail: login
    .route({ method: 'PUT', path: `${all}/escolhas/{kind}`, summary: 'Liga ou desliga os e-mails de um tipo de aviso' })
    .input(MailChoice)
    .output(MailChoice)
    .handler(({ context, input }) => chooseMail(context, input)),
}
