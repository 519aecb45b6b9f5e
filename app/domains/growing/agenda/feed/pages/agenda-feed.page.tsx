import { Form } from 'react-router'
import { z } from 'zod'
import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { FeedAddress } from '../components/feed-address.tsx'
import type { Route } from './+types/agenda-feed.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Agenda no celular' })

export const loader = ({ context }: Route.LoaderArgs) => apiFor(context).agenda.feed.show()

const Fields = z.object({ intent: z.enum(['renew', 'titles', 'discreet', 'end']) })
const words = {
  renew: 'Endereço novo pronto. O anterior parou de funcionar.',
  titles: 'Agora o calendário mostra os títulos.',
  discreet: 'Agora o calendário mostra só “Tarefa”.',
  end: 'A agenda no celular foi desligada.',
}

export const action = (args: Route.ActionArgs) =>
  submit(args, Fields, async ({ agenda: { feed: agendaFeed } }, { intent }) => {
    const before = await agendaFeed.show()
    if (intent === 'end') await agendaFeed.end()
    else if (intent === 'renew') await agendaFeed.renew({ discreet: before.discreet })
    else await agendaFeed.change({ discreet: intent === 'discreet' })
    const text = intent === 'renew' && !before.url ? 'Endereço pronto. Agora assine no seu calendário.' : words[intent]
    return redirectWithToast('/cultivo/agenda/celular', text)
  })

export default function AgendaFeedPage({ loaderData: { url, discreet } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Agenda no celular"
        crumbs={[{ to: '/cultivo/agenda', label: 'Agenda' }]}
        text="Veja suas tarefas no calendário do celular, com lembretes."
      />
      {url ? (
        <FeedAddress url={url} discreet={discreet} />
      ) : (
        <Card title="A agenda no celular está desligada">
          <p className="mb-4 text-muted">
            Criamos um endereço secreto para o seu calendário. Quem tem o endereço vê sua agenda sem senha. Você pode
            trocar ou desligar quando quiser.
          </p>
          <Form method="post">
            <Button type="submit" name="intent" value="renew" tone="primary" icon="smartphone">
              Criar o endereço
            </Button>
          </Form>
        </Card>
      )}
    </div>
  )
}
