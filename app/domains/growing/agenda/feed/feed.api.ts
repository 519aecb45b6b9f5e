import { anyone, login, Nothing } from '#platform/procedure.ts'
import { changeFeed, endFeed, renewFeed } from './feed.actions.ts'
import { readFeed, showFeed } from './feed.queries.ts'
import { Feed, FeedChange, FeedFile, FeedRef } from './feed.schemas.ts'

const path = '/v1/plan-cultivation/agenda-feed' as const

export const agendaFeedApi = {
  show: login.get(path, 'O endereço secreto da sua agenda', Feed, showFeed),
  renew: login.create(path, 'Cria o endereço, ou troca por um novo', FeedChange, Feed, renewFeed),
  change: login.put(path, 'Com os títulos, ou discreto', FeedChange, Feed, changeFeed),
  end: login.delete(path, 'Desliga o endereço', Nothing, endFeed),
  read: anyone.refusing('too_many').get(`${path}/{token}`, 'A agenda de um endereço secreto (iCalendar)', FeedRef, FeedFile, (ctx, { token }) => readFeed(ctx, token)),
}
