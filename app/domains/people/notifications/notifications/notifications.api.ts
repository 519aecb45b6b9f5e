import { eventIterator } from '@orpc/server'
import { signedIn } from '#platform/context.ts'
import { login } from '#platform/procedure.ts'
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
  list: login.get(all, 'Seus avisos, os mais novos primeiro', NoticeFilter, pageOf(Notice), listNotices),
  unread: login.get('/v1/notificacoes/unread', 'Quantos avisos você não leu', NoticesLive, async (ctx) => ({
    unread: await countUnread(ctx, signedIn(ctx).id),
  })),
  live: login
    .refusing('too_many')
    .get('/v1/notificacoes/live', 'Avisos não lidos ao vivo (SSE, retoma por Last-Event-ID)', eventIterator(NoticesLive), (ctx, _, stream) => followNotices(ctx, stream)),
  readAll: login.post('/v1/notificacoes/read-all', 'Marca todos os avisos como lidos', NoticesLive, readAllNotices),
  read: login.post(`${all}/{id}/read`, 'Marca um aviso como lido', NoticeRef, Notice, (ctx, { id }) => readNotice(ctx, id)),
  show: login.get(`${all}/{id}`, 'Um dos seus avisos', NoticeRef, Notice, async (ctx, { id }) => toNotice(await findNotice(ctx, id))),
  settings: choicesApi,
  push: pushApi,
  addresses: addressesApi,
  mails: unsubscribeApi,
}
