import { z } from 'zod'
import { NextAppointment } from '#domains/care/process-agenda/ui.ts'
import { areaIn, inArea } from '#domains/care/processes/index.ts'
import { processKindWords, processTitle } from '#domains/care/processes/processes/process.words.ts'
import { processPath } from '#domains/care/processes/processes/process-address.model.ts'
import {
  ProcessDay,
  ProcessMove,
  ProcessNoteInput,
  ProcessShareAnswer,
  ProcessShareAsk,
  ProcessShareInput,
  ProcessShareRef,
  ProcessTagging,
  ProcessTeam,
} from '#domains/care/processes/processes/processes.schemas.ts'
import { ProcessFrame } from '#domains/care/processes/ui.ts'
import { nationalPhone } from '#shared/brazil.ts'
import { formatDayTime, formatNumericDay } from '#shared/dates.ts'
import { applyMask } from '#shared/masks.ts'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { conflictAsToast } from '#web/conflict-as-toast.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ComingCard } from '../components/coming-card.tsx'
import { CopyCard } from '../components/copy-card.tsx'
import { DefenceCard } from '../components/defence-card.tsx'
import { DefenceDay } from '../components/defence-day.tsx'
import { GiveUpCard } from '../components/give-up-card.tsx'
import { HistoryCard } from '../components/history-card.tsx'
import { MoveCard } from '../components/move-card.tsx'
import { NotesCard } from '../components/notes-card.tsx'
import { OpeningsCard } from '../components/openings-card.tsx'
import { PaymentsCard } from '../components/payments-card.tsx'
import { RequestsCard } from '../components/requests-card.tsx'
import { SharesCard } from '../components/shares-card.tsx'
import { DecisionWords, StatusLine } from '../components/status-line.tsx'
import { StoryCard } from '../components/story-card.tsx'
import { TagsCard } from '../components/tags-card.tsx'
import { TeamCard } from '../components/team-card.tsx'
import { ToDoWords } from '../components/to-do-words.tsx'
import type { Route } from './+types/process.page'

export const middleware = [access('login'), inArea]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && processTitle(loaderData.process),
  noindex: true,
}))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { processes: care, processDesk, processAgenda } = apiFor(context)
  const { processes } = care
  const ref = { token: params.slug }
  const process = await processes.show({ ...ref, with_completed: true })
  const sees = process.role === 'client' || process.role === 'admin'
  const [team, notes, tags, openings, copy, own, agenda] = await Promise.all([
    process.can.distribute ? processes.teamOptions(ref) : null,
    process.can.note ? processes.notes(ref) : null,
    process.role === 'client' ? null : processes.tags({}),
    sees ? processes.openings(ref) : null,
    process.role === 'client' ? processDesk.copy.latest(ref) : null,
    process.can.give_up ? processDesk.list({ area: 'cliente', per_page: 6 }) : null,
    process.role === 'client' ? processAgenda.list(ref) : null,
  ])
  const card = own?.data.find(({ token }) => token === process.token) ?? null
  const lists = { notes: notes?.data, tags: tags?.data, openings: openings?.data }
  return { area: areaIn(url), process, team, ...lists, copy, card, agenda: agenda?.data ?? [] }
}

export async function action(args: Route.ActionArgs) {
  const token = args.params.slug
  const here = processPath(areaIn(args.url), token)
  const done = (text: string) => redirectWithToast(here, text)
  const form = (await formOf(args.request)).get('form')
  if (form === 'move')
    return submit(args, ProcessMove.omit({ token: true }), async ({ processes }, input) => {
      await processes.processes.move({ token, ...input })
      return done('O processo andou, e o cliente foi avisado.')
    })
  if (form === 'team')
    return submit(args, ProcessTeam.omit({ token: true, opened: true }), async ({ processes }, input) => {
      await processes.processes.setTeam({ token, ...input })
      return done('Equipe salva. Quem entrou foi avisado.')
    })
  if (form === 'day')
    return submit(args, ProcessDay.omit({ token: true, opened: true }), async ({ processes }, input) => {
      await processes.processes.setDay({ token, ...input })
      return done('Data salva. Quem precisa saber foi avisado.')
    })
  if (form === 'note')
    return submit(args, ProcessNoteInput.omit({ token: true }), async ({ processes }, input) => {
      await processes.processes.note({ token, ...input })
      return done('Nota salva. O cliente não a vê.')
    })
  if (form === 'tags')
    return submit(args, ProcessTagging.omit({ token: true, opened: true }), async ({ processes }, input) => {
      await processes.processes.tag({ token, ...input })
      return done('Tags salvas.')
    })
  if (form === 'copy')
    return submit(args, z.object({}), ({ processDesk }) =>
      conflictAsToast(here, async () => {
        await processDesk.copy.request({ token })
        return done('Pedido feito. Avisamos por e-mail quando a cópia estiver pronta.')
      }),
    )
  if (form === 'give_up')
    return submit(args, z.object({}), ({ processes }) =>
      conflictAsToast(here, async () => {
        await processes.processes.giveUp({ token })
        return done('Você desistiu do processo. Ele fica guardado, e a equipe foi avisada.')
      }),
    )
  if (form === 'withdraw')
    return submit(args, ProcessShareRef.omit({ token: true }), ({ processes }, input) =>
      conflictAsToast(here, async () => {
        await processes.processes.withdraw({ token, ...input })
        return done('Fechado de novo. Vale desde agora.')
      }),
    )
  if (form === 'ask_share')
    return submit(args, ProcessShareAsk.omit({ token: true }), async ({ processes }, input) => {
      await processes.processes.askShare({ token, ...input })
      return done('Pedido feito. O cliente foi avisado, e decide.')
    })
  if (String(form).match(/^share-(yes|no)-/))
    return submit(args, ProcessShareAnswer.omit({ token: true }), ({ processes }, input) =>
      conflictAsToast(here, async () => {
        await processes.processes.answerShare({ token, ...input })
        return done(input.answer === 'sim' ? 'Compartilhado. Você fecha de novo quando quiser.' : 'Respondido: não.')
      }),
    )
  if (form === 'paid')
    return submit(args, z.object({}), async ({ processes }) => {
      await processes.processes.markPaid({ token })
      return done('Pagamento confirmado. O cliente vê o seu nome e o dia.')
    })
  if (form === 'unpaid')
    return submit(args, z.object({}), async ({ processes }) => {
      await processes.processes.takeBackPaid({ token })
      return done('Desfeito. O cliente vê de novo onde pagar.')
    })
  return submit(args, ProcessShareInput.omit({ token: true }), async ({ processes }, input) => {
    await processes.processes.share({ token, ...input })
    return done('Compartilhado. Você fecha de novo quando quiser.')
  })
}

export default function OneProcessPage({ loaderData }: Route.ComponentProps) {
  const { area, process, team, notes, tags, openings, copy, card, agenda } = loaderData
  const unreceived = team !== null && !process.profissionais.length
  return (
    <ProcessFrame
      area={area}
      token={process.token}
      title={processTitle(process)}
      text={`${processKindWords[process.kind].label}, aberto em ${formatNumericDay(process.created_at)}${
        process.role === 'client' ? '' : `, de ${process.client.name ?? process.client.nickname}`
      }.`}
      contents={process.can.contents}
    >
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          {unreceived && <TeamCard process={process} options={team} />}
          <div className="card space-y-3 p-5">
            <StatusLine {...process} />
            {process.set_for && <p className="font-semibold">Marcado para {formatDayTime(process.set_for)}.</p>}
            <DefenceDay {...process} />
            <DecisionWords {...process} />
            <NextAppointment token={process.token} agenda={agenda} />
            {card && <ToDoWords process={process} missing={card.missing} to_sign={card.to_sign} />}
            {process.phone && (
              <p>
                Telefone do cliente:{' '}
                <a href={`tel:${process.phone}`} className="link figures">
                  {applyMask('phone', nationalPhone(process.phone))}
                </a>
              </p>
            )}
          </div>
          <DefenceCard {...process} />
          <ComingCard {...process} />
          {process.moves.length > 0 && <MoveCard process={process} />}
          {process.story && <StoryCard story={process.story} />}
          {notes && <NotesCard notes={notes} role={process.role} own={process.own} />}
          <HistoryCard history={process.history} />
        </div>
        <div className="min-w-0 space-y-6">
          {!unreceived && <TeamCard process={process} options={team} />}
          <PaymentsCard payments={process.payments} />
          {process.shares && <SharesCard process={process} shares={process.shares} />}
          {process.role !== 'client' && <RequestsCard {...process} />}
          {tags && process.tags && <TagsCard chosen={process.tags} tags={tags} />}
          {copy && <CopyCard {...copy} />}
          {openings && <OpeningsCard openings={openings} />}
          {process.can.give_up && <GiveUpCard />}
        </div>
      </div>
    </ProcessFrame>
  )
}
