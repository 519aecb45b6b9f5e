import { z } from 'zod'
import { useProgress } from '#domains/people/privacy/ui.ts'
import { formatDay } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { Opened } from '#shared/opened.ts'
import { DangerZone } from '#ui/admin/danger-zone.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Progress } from '#ui/components/progress.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit, unknownForm } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { NotSetUp } from '../components/not-set-up.tsx'
import { Recipients } from '../components/recipients.tsx'
import { SendBadge } from '../components/send-badge.tsx'
import { SendPreviewCard } from '../components/send-preview.tsx'
import { SendSteps } from '../components/send-steps.tsx'
import { audienceWords, channelAt, doneOf, sendPlaces } from '../send.view.ts'
import { reasonWords } from '../send.words.ts'
import { AgainInput, PreviewFilter, RecipientFilter } from '../sends.schemas.ts'
import type { Route } from './+types/send.page'
import { noSend } from './no-send.server.ts'

export const middleware = [access('can:messages.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.send.name} em ${loaderData && sendPlaces[loaderData.send.channel].title}`,
  noindex: true,
}))

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { sends } = apiFor(context)
  const id = Number(params.id)
  const send = await sends.show({ id })
  if (send.channel !== channelAt(url.pathname)) throw noSend()
  const isDraft = send.state === 'draft'
  const [preview, recipients] = await Promise.all([
    isDraft ? sends.preview({ ...filterOf(request, PreviewFilter.omit({ id: true })), id }) : null,
    isDraft ? null : sends.recipients({ ...filterOf(request, RecipientFilter.omit({ id: true })), id }),
  ])
  return { send, preview, recipients }
}

const Step = z.object({ step: z.enum(['start', 'stop', 'end', 'trial']), opened: Opened })
const words = {
  start: 'O envio começou.',
  stop: 'O envio parou. O que já saiu chega.',
  end: 'O envio terminou. O que esperava na fila não vai.',
  trial: 'Vai só para você. Confira em instantes.',
}

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  const { list } = sendPlaces[channelAt(args.url.pathname)]
  const form = await formOf(args.request)
  if (form.get('form') === 'danger')
    return submit(args, z.object({ intent: z.literal('delete') }), async ({ sends }) => {
      await sends.remove({ id })
      return redirectWithToast(list, 'O rascunho foi apagado.')
    })
  if (form.has('step'))
    return submit(args, Step, async ({ sends }, { step, opened }) => {
      await (step === 'start' ? sends.start({ id, opened }) : sends[step]({ id }))
      return redirectWithToast(`${list}/${id}`, words[step])
    })
  if (form.has('form') || !(form.has('recipient_id') || form.has('unsure'))) throw unknownForm()
  return submit(args, AgainInput.omit({ id: true }), async ({ sends }, input) => {
    const { queued } = await sends.again({ ...input, id })
    return redirectWithToast(`${list}/${id}`, `${plural(queued, 'mensagem vai', 'mensagens vão')} de novo.`)
  })
}

export default function SendShownPage({ loaderData: { send, preview, recipients } }: Route.ComponentProps) {
  const { list, create, title } = sendPlaces[send.channel]
  const through = doneOf(send)
  useProgress((send.state === 'running' && !send.waits) || send.trial?.state === 'sending')
  return (
    <>
      <PageHeader
        title={send.name}
        text={[send.type.name, audienceWords(send), send.last_day && `Só até ${formatDay(send.last_day)}`]
          .filter(Boolean)
          .join(' · ')}
        crumbs={[{ to: list, label: title }]}
      >
        <SendBadge send={send} />
        <LinkButton to={`${create}?de=${send.id}`} size="sm" icon={send.can.change ? 'pencil' : 'copy'}>
          {send.can.change ? 'Mudar' : 'Copiar'}
        </LinkButton>
      </PageHeader>
      {(send.waits || preview?.configured === false) && <NotSetUp channel={send.channel} />}
      <div className="space-y-6">
        {send.reason && (
          <Notice tone="warning" title="O envio parou sozinho">
            {reasonWords(send.reason)}
          </Notice>
        )}
        {send.total > 0 && (
          <Progress
            label="Mensagens que já têm resultado"
            share={through / send.total}
            hint={`${formatNumber(through)} de ${formatNumber(send.total)}`}
          />
        )}
        <SendSteps send={send} preview={preview} />
        {preview && <SendPreviewCard preview={preview} send={send} />}
        {recipients && <Recipients send={send} page={recipients} />}
      </div>
      {send.can.remove && (
        <DangerZone
          title={`Apagar ${send.name}?`}
          label="Apagar rascunho"
          text="Nada saiu ainda: o rascunho some para sempre."
          dependents={[]}
        />
      )}
    </>
  )
}
