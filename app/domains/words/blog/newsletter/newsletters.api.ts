import { anyone, Nothing, whoCan } from '#platform/procedure.ts'
import { WorkRef } from '../works/works.schemas.ts'
import { leaveNewsletter, newsletterSubscription, sendNewsletter, showNewsletter } from './newsletters.actions.ts'
import { NewsletterLink, NewsletterSending, NewsletterState, NewsletterSubscription } from './newsletters.schemas.ts'

const one = '/v1/blog/staff/work/{id}/newsletter' as const
const subscription = '/v1/blog/newsletter-subscription' as const
const team = whoCan('blog.manage')

export const newslettersApi = {
  show: team.get(one, 'Se uma postagem foi por e-mail, e a quantos', WorkRef, NewsletterState, showNewsletter),
  send: team.refusing('conflict').post(one, 'Manda uma postagem por e-mail, uma vez', NewsletterSending, Nothing, sendNewsletter),
  subscription: anyone.refusing('not_found').get(subscription, 'Se ainda chegam novidades, pelo link de um e-mail', NewsletterLink, NewsletterSubscription, newsletterSubscription),
  leave: anyone.refusing('not_found').post(`${subscription}/end`, 'Encerra as novidades, pelo link de um e-mail', NewsletterLink, NewsletterSubscription, leaveNewsletter),
}
