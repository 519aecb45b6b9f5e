import { z } from 'zod'
import { anyone, login, refusing } from '#platform/procedure.ts'
import { changeFeed, endFeed, renewFeed } from './feed.actions.ts'
import { readFeed, showFeed } from './feed.queries.ts'
import { Feed, FeedChange, FeedFile, FeedRef } from './feed.schemas.ts'

const path = '/v1/plan-cultivation/agenda-feed' as const

export const agendaFeedApi = {
  show: login
    .route({ method: 'GET', path, summary: 'O endereço secreto da sua agenda' })
    .output(Feed)
    .handler(({ context }) => showFeed(context)),
  renew: login
    .route({ method: 'POST', path, successStatus: 201, summary: 'Cria o endereço, ou troca por um novo' })
    .input(FeedChange)
    .output(Feed)
    .handler(({ context, input }) => renewFeed(context, input)),
  change: login
    .route({ method: 'PUT', path, summary: 'Com os títulos, ou discreto' })
    .input(FeedChange)
    .output(Feed)
    .handler(({ context, input }) => changeFeed(context, input)),
  end: login
    .route({ method: 'DELETE', path, successStatus: 204, summary: 'Desliga o endereço' })
    .output(z.void())
    .handler(({ context }) => endFeed(context)),
  read: refusing(anyone, 'too_many')
    .route({ method: 'GET', path: `${path}/{token}`, summary: 'A agenda de um endereço secreto (iCalendar)' })
    .input(FeedRef)
    .output(FeedFile)
    .handler(({ context, input }) => readFeed(context, input.token)),
}
