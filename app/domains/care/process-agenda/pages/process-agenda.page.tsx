import { randomUUID } from 'node:crypto'
import { areaIn, inArea } from '#domains/care/processes/index.ts'
import { processTitle } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import { ProcessFrame } from '#domains/care/processes/ui.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { conflictAsToast } from '#web/conflict-as-toast.server.ts'
import { checkbox, formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import {
  AppointmentAnswer,
  AppointmentCancel,
  AppointmentChange,
  AppointmentPropose,
} from '../appointments/appointments.schemas.ts'
import { AppointmentLine } from '../components/appointment-line.tsx'
import { ProposeCard } from '../components/propose-card.tsx'
import type { Route } from './+types/process-agenda.page'

export const middleware = [access('login'), inArea]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && titleOf(loaderData),
  noindex: true,
}))

const titleOf = ({ process }: Pick<Route.ComponentProps['loaderData'], 'process'>) =>
  `Agenda · ${processTitle(process)}`

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { processes, processAgenda } = apiFor(context)
  const ref = { token: params.slug }
  const [process, agenda] = await Promise.all([
    processes.processes.show({ ...ref, with_completed: true }),
    processAgenda.list(ref),
  ])
  return { area: areaIn(url), process, agenda, idempotency_key: randomUUID() as string }
}

const also = (overlaps: number) => (overlaps ? ' Atenção: bate com outro compromisso seu.' : '')

export async function action(args: Route.ActionArgs) {
  const token = args.params.slug
  const here = processPath(areaIn(args.url), token, '/agenda')
  const done = (text: string) => redirectWithToast(here, text)
  const form = String((await formOf(args.request)).get('form'))
  if (form.startsWith('answer-'))
    return submit(args, AppointmentAnswer.omit({ token: true }), ({ processAgenda }, input) =>
      conflictAsToast(here, async () => {
        await processAgenda.answer({ token, ...input })
        return done(input.answer === 'sim' ? 'Confirmado. Quem marcou foi avisado.' : 'Pedido enviado a quem marcou.')
      }),
    )
  if (form.startsWith('change-'))
    return submit(args, AppointmentChange.omit({ token: true, opened: true }), async ({ processAgenda }, input) => {
      const { overlaps } = await processAgenda.change({ token, ...input })
      return done(`Mudança salva.${also(overlaps)}`)
    })
  if (form.startsWith('cancel-'))
    return submit(args, AppointmentCancel.omit({ token: true }), ({ processAgenda }, input) =>
      conflictAsToast(here, async () => {
        await processAgenda.cancel({ token, ...input })
        return done('Horário cancelado.')
      }),
    )
  const Proposed = AppointmentPropose.omit({ token: true }).extend({ team_only: checkbox })
  return submit(args, Proposed, async ({ processAgenda }, input) => {
    const { overlaps } = await processAgenda.propose({ token, ...input })
    return done(`${input.team_only ? 'Marcado.' : 'Marcado. O cliente foi avisado.'}${also(overlaps)}`)
  })
}

export default function ProcessAgendaPage({ loaderData }: Route.ComponentProps) {
  const { area, process, agenda, idempotency_key } = loaderData
  const own = process.role === 'client'
  const lines = (past: boolean) =>
    agenda.data
      .filter((one) => one.past === past)
      .map((one) => <AppointmentLine key={one.id} appointment={one} own={own} />)
  const [coming, over] = [lines(false), lines(true)]
  return (
    <ProcessFrame
      area={area}
      token={process.token}
      title={titleOf(loaderData)}
      text={
        own
          ? 'Só você e a profissão que marcou leem cada horário.'
          : 'Só o cliente e a sua profissão leem estes horários.'
      }
      contents={process.can.contents}
    >
      <div className="mx-auto max-w-3xl space-y-6">
        {coming.length ? (
          <ul className="space-y-4">{coming}</ul>
        ) : (
          <EmptyState icon="calendar" text="Nenhum horário marcado. Os que a equipe propõe aparecem aqui." />
        )}
        {agenda.can.propose && <ProposeCard idempotency_key={idempotency_key} />}
        {over.length > 0 && (
          <Disclosure title="Já passou" icon="archive">
            <ul className="space-y-4">{over}</ul>
          </Disclosure>
        )}
      </div>
    </ProcessFrame>
  )
}
