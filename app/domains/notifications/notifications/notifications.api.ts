import { eventIterator } from '@orpc/server'
import { signedIn } from '#platform/context.ts'
import { login, refusing } from '#platform/procedure.ts'
import { pageOf } from '#shared/pagination.ts'
import { addressesApi } from '../addresses/addresses.api.ts'
import { choicesApi } from '../choices/choices.api.ts'
import { pushApi } from '../push/push-subscriptions.api.ts'
import { unsubscribeApi } from '../unsubscribe/unsubscribe.api.ts'
import { followNotices } from './notices.live.ts'
import { readAllNotices, readNotice } from './notifications.actions.ts'
import { countUnread, findNotice, listNotices, toNotice } from './notifications.queries.ts'
import { Notice, NoticeFilter, NoticeRef, NoticesLive } from './notifications.schemas.ts'

const all = '/v1/notificacoes/notification' as const

export const notificationsApi = {
  list: login
    .route({ method: 'GET', path: all, summary: 'Seus avisos, os mais novos primeiro' })
    .input(NoticeFilter)
    .output(pageOf(Notice))
    .handler(({ context, input }) => listNotices(context, input)),
  unread: login
    .route({ method: 'GET', path: '/v1/notificacoes/unread', summary: 'Quantos avisos você não leu' })
    .output(NoticesLive)
    .handler(async ({ context }) => ({ unread: await countUnread(context, signedIn(context).id) })),
  live: refusing(login, 'too_many')
    .route({
      method: 'GET',
      path: '/v1/notificacoes/live',
      summary: 'Avisos não lidos ao vivo (SSE, retoma por Last-Event-ID)',
    })
    .output(eventIterator(NoticesLive))
    .handler(({ context, lastEventId, signal }) => followNotices(context, { lastEventId, signal })),
  readAll: login
    .route({ method: 'POST', path: '/v1/notificacoes/read-all', summary: 'Marca todos os avisos como lidos' })
    .output(NoticesLive)
    .handler(({ context }) => readAllNotices(context)),
  read: login
    .route({ method: 'POST', path: `${all}/{id}/read`, summary: 'Marca um aviso como lido' })
    .input(NoticeRef)
    .output(Notice)
    .handler(({ context, input }) => readNotice(context, input.id)),
  show: login
    .route({ method: 'GET', path: `${all}/{id}`, summary: 'Um dos seus avisos' })
    .input(NoticeRef)
    .output(Notice)
    .handler(async ({ context, input }) => toNotice(await findNotice(context, input.id))),
  settings: choicesApi,
  push: pushApi,
  addresses: addressesApi,
  mails: unsubscribeApi,
}
