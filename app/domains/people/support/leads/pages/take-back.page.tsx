import { z } from 'zod'
import { nationalPhone } from '#shared/brazil.ts'
import { formatFull, onDay } from '#shared/dates.ts'
import { applyMask } from '#shared/masks.ts'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { LeadRef } from '../leads.schemas.ts'
import type { Route } from './+types/take-back.page'

export const middleware = [access('public')]
export const meta = pageMeta({ title: 'O contato que você deixou', noindex: true })

/** Reading erases nothing: programs open the links of a mail before its reader does. */
export const loader = ({ url, params, context }: Route.LoaderArgs) =>
  apiFor(context).support.leads.left(refOf(params, url))

export const action = (args: Route.ActionArgs) =>
  submit(args, z.object({}), async ({ support }) => {
    await support.leads.takeBack(refOf(args.params, args.url))
    return null
  })

function refOf({ uuid }: { uuid: string }, url: URL) {
  const ref = LeadRef.safeParse({ uuid, token: url.searchParams.get('token') })
  if (!ref.success) throw notFound()
  return ref.data
}

export default function TakeBackPage({ loaderData: { left } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader
        title={left ? 'Apagar o seu contato?' : 'O seu contato está apagado'}
        text={
          left
            ? 'Isto é o que está guardado do que você deixou em uma página nossa.'
            : 'Do que você deixou naquela página não guardamos mais nada, e a equipe não escreve para você sobre isso.'
        }
      />
      {left && (
        <Card title={left.subject}>
          <div className="space-y-4">
            <p className="whitespace-pre-line wrap-anywhere">{left.message}</p>
            {left.phone && <p className="figures">Telefone: {applyMask('phone', nationalPhone(left.phone))}</p>}
            <p className="text-muted">Você disse que a equipe pode escrever {onDay(formatFull(left.consented_at))}.</p>
            <p>Apagar vale para o contato, a conversa inteira e o seu sim. Não dá para desfazer.</p>
            <Form>
              <SubmitButton wide sending="Apagando…">
                Apagar o meu contato
              </SubmitButton>
            </Form>
          </div>
        </Card>
      )}
    </div>
  )
}
