import { ORPCError } from '@orpc/server'
import { isRouteErrorResponse, redirect } from 'react-router'
import { z } from 'zod'
import type { DeviceCommandCard } from '#domains/robots/control/commands/commands.schemas.ts'
import { ModeProposalAnswer } from '#domains/robots/control/proposals/mode-proposals.schemas.ts'
import { ChannelWish, ModeChange } from '#domains/robots/control/shadow/wishes.schemas.ts'
import { Diagnosis, RobotHeader } from '#domains/robots/devices/ui.ts'
import type { ToastUndo } from '#shared/root-data.ts'
import { rowId } from '#shared/row-id.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Link } from '#ui/components/link.tsx'
import { ErrorPage } from '#ui/document/error-page.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor, type Client } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { isNight } from '../../channel/pages/is-night.server.ts'
import { FirmwareOffer } from '../../rollouts/components/firmware-offer.tsx'
import { AlertList } from '../components/alert-list.tsx'
import { ChannelRow } from '../components/channel-row.tsx'
import { EventLog } from '../components/event-log.tsx'
import { ModeCard } from '../components/mode-card.tsx'
import { ModeProposalCard } from '../components/mode-proposal-card.tsx'
import { ReadingTile } from '../components/reading-tile.tsx'
import { RestartCard } from '../components/restart-card.tsx'
import { RobotDoing } from '../components/robot-doing.tsx'
import { RobotMissing } from '../components/robot-missing.tsx'
import { RobotStatus } from '../components/robot-status.tsx'
import { useLiveReading } from '../components/use-live-reading.ts'
import { useRobotNews } from '../components/use-robot-news.ts'
import { isLeftBehind, isUnheard, ownMoment } from '../reading-age.model.ts'
import { robotLog } from '../robot-log.model.ts'
import type { Route } from './+types/robot.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData
    ? `${loaderData.robot.device.name} · ${loaderData.robot.device.ganza_serial_number}`
    : 'Robô não encontrado',
}))

/** `modo`: the mode that was chosen, while it is asked whether to change. `acender`: the lamp, whether in the night. */
const Asked = z.object({ modo: rowId.optional(), acender: z.string().optional() })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = apiFor(context)
  const { modo, acender } = filterOf(request, Asked)
  const robot = await api.ganza.robots.show({ id: params.serial_number })
  const [modes, queue, offer, asked, question] = await Promise.all([
    api.control.modes.ofModel({ id: robot.device.model.id }),
    api.control.queue.list({ serial: robot.device.ganza_serial_number }),
    api.ganza.rollouts.offer({ id: params.serial_number }),
    api.control.proposals.show({ id: params.serial_number }),
    modo ? api.control.wishes.modeSwitch({ id: robot.device.id, modo_id: modo }) : null,
  ])
  // To people the queue answers with states, to robots with what there is to do.
  return { robot, modes: modes.data, commands: queue.data as DeviceCommandCard[], offer, asked, question, acender }
}

export async function action(args: Route.ActionArgs) {
  const serial = args.params.serial_number
  const api = apiFor(args.context)
  const form = String((await formOf(args.request)).get('form'))
  const done = (text: string, undo?: ToastUndo) => redirectWithToast(`/ganza/${serial}`, text, 'success', undo)
  if (form.startsWith('mode')) {
    const { id } = await api.devices.devices.show({ id: serial })
    return submit(args, ModeChange.omit({ id: true }), async (client, { modo_id }) => {
      if (form === 'mode' && (await changesAnything(client, { id, modo_id })))
        return redirect(`/ganza/${serial}?modo=${modo_id}#modo`)
      await client.control.wishes.changeMode({ id, modo_id })
      return done('Pedido enviado. O robô muda de modo em instantes, quando responder.')
    })
  }
  if (form === 'restart')
    return submit(args, z.object({}), async (client) => {
      await client.control.wishes.restart({ id: serial })
      return done('Pedido enviado. O robô reinicia em instantes, quando responder.')
    })
  if (form.startsWith('proposal')) return answerProposal(args, { serial, accepted: form === 'proposal-yes' })
  return submit(
    args,
    ChannelWish.pick({ slug: true, minutes: true }).extend({ level: z.number().nullish() }),
    async (client, { slug, level, minutes }) => {
      const byHand = level ?? null
      if (byHand && form !== `sure-${slug}` && (await isNight(client, { id: serial, slug })))
        return redirect(`/ganza/${serial}?acender=${slug}#acender`)
      await client.control.wishes.setChannel({
        id: serial,
        slug,
        level: byHand,
        minutes: byHand === null ? null : minutes,
      })
      if (byHand === null) return done('Pedido enviado. O aparelho volta ao modo.')
      return done(
        `Pedido enviado. O aparelho muda em instantes, quando o robô responder${minutes ? `: por ${minutes} min` : ''}.`,
        byHand > 0 ? { action: `/ganza/${serial}`, fields: { form: `auto-${slug}`, slug } } : undefined,
      )
    },
  )
}

/** A mode that is not there is refused beside the field, by who changes it. */
async function changesAnything({ control }: Client, change: ModeChange) {
  try {
    return (await control.wishes.modeSwitch(change)).differences.length > 0
  } catch (error) {
    if (error instanceof ORPCError && error.status === 404) return false
    throw error
  }
}

/** What was asked may be answered meanwhile: then the card with its form is gone, and a toast says so. */
const answerProposal = (args: Route.ActionArgs, { serial, accepted }: { serial: string; accepted: boolean }) =>
  submit(args, ModeProposalAnswer.pick({ proposal_id: true }), async (client, { proposal_id }) => {
    const page = `/ganza/${serial}`
    try {
      await client.control.proposals.answer({ id: serial, proposal_id, accepted })
    } catch (error) {
      if (error instanceof ORPCError && error.status === 409) return redirectWithToast(page, error.message, 'error')
      throw error
    }
    return redirectWithToast(
      page,
      accepted
        ? 'Pedido enviado. O robô muda de modo em instantes, quando responder.'
        : 'Certo. O robô fica como está.',
    )
  })

/** Of what happened. */
const MOST_LINES = 10

export default function RobotPage({
  loaderData: { robot, modes, commands, offer, asked, question, acender },
}: Route.ComponentProps) {
  const { device, sensors, aim, alerts, channels, events, diagnosis } = robot
  const log = robotLog(robot.acts, events, channels, MOST_LINES)
  const serial = device.ganza_serial_number
  const reading = useLiveReading(serial, robot.latest)
  useRobotNews(commands.length > 0 || robot.mode.waiting || channels.some(({ waiting }) => waiting))
  const modeName = (slug: string) => modes.find((one) => one.slug === slug)?.name ?? slug
  const channelName = (slug: string) => channels.find((one) => one.slug === slug)?.name
  const sensorName = (key: string) => sensors.find((one) => one.key === key)?.name
  return (
    <>
      <RobotHeader serial={serial} title={device.name} own={device.can.own}>
        <div className="contents *:contents">
          <RobotStatus
            status={device.status}
            last_seen_at={device.last_seen_at}
            session={device.session}
            interval_seconds={device.interval_seconds}
            rssi={device.rssi}
            reading={reading}
          />
        </div>
      </RobotHeader>
      <div className="space-y-6 max-sm:-mt-3">
        {reading && (
          <section className="space-y-3" aria-labelledby="agora">
            {/* What is read now stands where a phone's page begins: its age is said above. */}
            <h2 id="agora" className="sr-only">
              {device.status === 'offline' ? 'Última leitura' : 'Agora'}
            </h2>
            <div className="grid grid-cols-3 gap-1.5 sm:gap-3 md:grid-cols-4">
              {sensors.map((sensor) => (
                <ReadingTile
                  key={sensor.key}
                  sensor={sensor}
                  value={reading.values[sensor.key]}
                  flag={reading.flags[sensor.key]}
                  band={aim?.bands[sensor.key]}
                  to={`/ganza/${serial}/graficos?sensores=${sensor.key}`}
                  old={device.status === 'offline' || isLeftBehind(reading, sensor.key, device.interval_seconds)}
                  at={ownMoment(reading, sensor.key)}
                  small
                />
              ))}
            </div>
          </section>
        )}
        <RobotDoing robot={robot} modeName={modeName} channelName={(slug) => channelName(slug) ?? slug} />
        {diagnosis && (
          <div id="o-que-fazer" className="scroll-mt-20">
            <Diagnosis steps={diagnosis} />
          </div>
        )}
        {alerts.length > 0 && (
          <section className="space-y-3" aria-labelledby="avisos">
            <h2 id="avisos" className="text-lg">
              Avisos abertos
            </h2>
            <AlertList alerts={alerts} />
          </section>
        )}
        <ModeProposalCard {...asked} own={device.can.own} space={device.space} follows={robot.aim?.mode.name} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
          <section className="space-y-3" aria-labelledby="canais">
            <h2 id="canais" className="text-lg">
              Aparelhos
            </h2>
            <ul className="card divide-y divide-base-300">
              {channels.map((channel) => (
                <ChannelRow
                  key={channel.slug}
                  channel={channel}
                  sensors={sensors}
                  serial={serial}
                  mayWork={device.can.work}
                  unheard={isUnheard(device)}
                  modeName={modeName}
                  night={channel.night && channel.slug === acender ? aim?.mode.name : undefined}
                />
              ))}
            </ul>
          </section>
          <Card title="O que aconteceu">
            {log.length > 0 ? (
              <>
                <EventLog
                  lines={log}
                  names={{
                    ...{ mode: modeName, channel: channelName, sensor: sensorName },
                    owner: device.can.own ? 'você' : device.owner?.nickname,
                  }}
                  question={asked.proposal?.can.answer ? '#qual-modo' : undefined}
                />
                <LinkButton to={`/ganza/${serial}/graficos?faixa=7d#o-que-fez`} tone="plain" icon="history">
                  Ver tudo
                </LinkButton>
              </>
            ) : (
              <p className="text-muted">Nada por enquanto.</p>
            )}
          </Card>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
          <div id="modo">
            <ModeCard robot={robot} modes={modes} commands={commands} question={question} />
          </div>
          <div className="space-y-6">
            <FirmwareOffer offer={offer} />
            {device.can.work && <RestartCard name={device.name} commands={commands} />}
          </div>
        </div>
        <p className="text-sm text-muted">
          {device.space ? (
            <Link to={`/cultivo/espaco/${device.space.slug}`} className="link">
              {device.space.name}
            </Link>
          ) : (
            'Em nenhum espaço'
          )}
          {` · ${device.model.name} · ${serial}`}
          {device.owner && ` · de ${device.owner.nickname}`}
        </p>
      </div>
    </>
  )
}

/** A robot that is not there is answered with what one can do. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <RobotMissing /> : <ErrorPage error={error} />
}
