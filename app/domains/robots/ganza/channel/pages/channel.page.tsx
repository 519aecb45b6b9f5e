import { redirect } from 'react-router'
import { z } from 'zod'
import { energyInWords } from '#domains/robots/control/energy/energy.words.ts'
import { ChannelWish } from '#domains/robots/control/shadow/wishes.schemas.ts'
import { channelWords } from '#domains/robots/device-models/channels/channel.words.ts'
import { formatDay, formatDayTime } from '#shared/dates.ts'
import { formatNumber } from '#shared/numbers.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { levelInWords, whyInWords } from '../../robots/act.words.ts'
import { LastKnown } from '../../robots/components/last-known.tsx'
import { NightQuestion } from '../../robots/components/night-question.tsx'
import { useRobotNews } from '../../robots/components/use-robot-news.ts'
import { isUnheard } from '../../robots/reading-age.model.ts'
import { lasting, lastingOf, switchMinutes } from '../by-hand.model.ts'
import { byHandInWords, hoursInWords, lastedInWords } from '../channel.words.ts'
import { DayPlan } from '../components/day-plan.tsx'
import type { Route } from './+types/channel.page'
import { isNight } from './is-night.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `${loaderData.channel.name} · ${loaderData.device.name}` : 'Aparelho',
}))

/** How long a level set by hand stays: minutes, or until somebody goes back to the mode. */
const lasts = z.enum([...lasting.map(String), 'volta'])
const minutesOf = (lasts: string) => (lasts === 'volta' ? null : Number(lasts))

/** What was chosen for a lamp, while it is asked whether to light it in the night. */
const Asked = z.object({ level: z.coerce.number().int().min(1).max(100).optional(), lasts: lasts.optional() })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shown = await apiFor(context).ganza.channel.show({ id: params.serial_number, slug: params.slug })
  return { ...shown, asked: filterOf(request, Asked) }
}

export async function action(args: Route.ActionArgs) {
  const { serial_number: id, slug } = args.params
  const done = (text: string) => redirectWithToast(`/ganza/${id}/canais/${slug}`, text)
  const form = String((await formOf(args.request)).get('form'))
  if (form === 'mode')
    return submit(args, z.object({}), async (api) => {
      await api.control.wishes.setChannel({ id, slug, level: null })
      return done('Pedido enviado. O aparelho volta ao modo.')
    })
  return submit(args, ChannelWish.pick({ level: true }).extend({ lasts }), async (api, input) => {
    if (input.level && form !== 'sure' && (await isNight(api, { id, slug })))
      return redirect(`/ganza/${id}/canais/${slug}?level=${input.level}&lasts=${input.lasts}#acender`)
    await api.control.wishes.setChannel({ id, slug, level: input.level, minutes: minutesOf(input.lasts) })
    return done('Pedido enviado. O aparelho muda em instantes, quando o robô responder.')
  })
}

export default function ChannelPage({ loaderData }: Route.ComponentProps) {
  const { device, sensors, channel, mode, rules, plan, watts, estimated, days, acts, can, asked } = loaderData
  const { name, kind, level, by, manual, waiting, has_level, most_on_minutes } = channel
  const modeName = (slug: string) => (slug === mode?.slug ? mode.name : slug)
  const today = days[0]
  const byHand = byHandInWords(channel)
  const unheard = isUnheard(device)
  const { level: chosen, lasts = String(switchMinutes(channel)) } = asked
  const asks = channel.night && chosen !== undefined && mode !== null
  useRobotNews(waiting)
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={name}
        crumbs={[
          { to: '/ganza/dashboard', label: 'Robôs' },
          { to: `/ganza/${device.serial}`, label: device.name },
          { label: name },
        ]}
      >
        <p className="flex flex-wrap items-center gap-2">
          <Icon
            name={channelWords[kind].icon}
            size={24}
            className={level && !unheard ? 'text-primary' : 'text-muted'}
          />
          <span>{level === null ? 'O robô ainda não disse como está' : capital(levelInWords(level, channel))}</span>
          {byHand && <Badge icon="hand">{byHand}</Badge>}
          {by === 'safety' && (
            <Badge tone="amber" icon="shield">
              por segurança
            </Badge>
          )}
          {waiting && (
            <Badge tone="amber" icon="hourglass">
              aguardando o robô
            </Badge>
          )}
        </p>
        <LastKnown device={device} />
      </PageHeader>
      <div className="space-y-6">
        {can.work && (
          <Card title="Ajustar à mão">
            {manual && (
              <Form name="mode" className="mb-6 space-y-3 border-b border-base-300 pb-6">
                <p>
                  Você pediu {levelInWords(manual.level, channel)}
                  {manual.until ? ` até ${formatDayTime(manual.until)}` : ', até voltar ao modo'}.
                </p>
                <SubmitButton icon="undo-2" sending="Pedindo…">
                  Voltar ao modo
                </SubmitButton>
              </Form>
            )}
            <Form key={`${manual?.level} ${level}`} name="level">
              {has_level ? (
                <NumberField
                  name="level"
                  label="Nível"
                  unit="%"
                  help="0 desliga."
                  defaultValue={chosen ?? manual?.level ?? level ?? 100}
                />
              ) : (
                <SelectField
                  name="level"
                  label="Como deve ficar"
                  options={[
                    { value: '100', label: capital(levelInWords(100, { name, has_level })) },
                    { value: '0', label: capital(levelInWords(0, { name, has_level })) },
                  ]}
                  defaultValue={level && !chosen ? '0' : '100'}
                />
              )}
              <SelectField
                name="lasts"
                label="Por quanto tempo"
                options={[
                  ...lastingOf(channel).map((minutes) => ({ value: minutes, label: hoursInWords(minutes * 60) })),
                  { value: 'volta', label: 'Até eu voltar ao modo' },
                ]}
                defaultValue={lasts}
              />
              <SubmitButton tone={manual || asks ? 'quiet' : 'primary'} icon="hand" sending="Pedindo…">
                Ajustar
              </SubmitButton>
            </Form>
            {asks && (
              <div className="mt-6">
                <NightQuestion
                  form="sure"
                  send={{ level: chosen, lasts }}
                  mode={mode.name}
                  minutes={minutesOf(lasts)}
                  back="?"
                />
              </div>
            )}
            {most_on_minutes !== null && (
              <p className="mt-3 text-sm text-muted">
                Por segurança, o robô desliga este aparelho depois de {hoursInWords(most_on_minutes * 60)} sem parar.
              </p>
            )}
          </Card>
        )}
        <Card title={mode ? `O que o modo ${mode.name} faz` : 'Nenhum modo'}>
          {mode ? (
            <>
              <DayPlan plan={plan} channel={channel} />
              {rules.length > 0 ? (
                <ol className="mt-4 list-decimal space-y-1 ps-5">
                  {rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ol>
              ) : (
                <p className="text-muted">Este modo não usa este aparelho.</p>
              )}
              {rules.length > 1 && (
                <p className="mt-3 text-sm text-muted">Vale a primeira regra que se aplica; nenhuma: desligado.</p>
              )}
            </>
          ) : (
            <p className="text-muted">Escolha um modo na página do robô: até lá, este aparelho só obedece a você.</p>
          )}
        </Card>
        <Card
          title="Tempo ligado e energia"
          actions={
            <LinkButton to={`/ganza/${device.serial}/energia`} size="sm" icon="plug">
              Energia do robô
            </LinkButton>
          }
        >
          {today && (
            <p>
              Hoje: <strong>{hoursInWords(today.on_seconds)}</strong>
              {today.kwh !== null && `, ${energyInWords(today.kwh)}`}.
            </p>
          )}
          {days.length === 0 && <p className="text-muted">O robô não contou nada nos últimos sete dias.</p>}
          <div className="overflow-x-auto" hidden={days.length === 0}>
            <table className="table">
              <caption className="sr-only">Os últimos sete dias</caption>
              <thead>
                <tr>
                  <th scope="col">Dia</th>
                  <th scope="col" className="text-right">
                    Ligado
                  </th>
                  <th scope="col" className="text-right">
                    Energia
                  </th>
                </tr>
              </thead>
              <tbody>
                {days.map(({ day, on_seconds, kwh }) => (
                  <tr key={day}>
                    <td>{formatDay(day)}</td>
                    <td className="text-right whitespace-nowrap">{hoursInWords(on_seconds)}</td>
                    <td className="text-right">{kwh === null ? '–' : energyInWords(kwh)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Disclosure title="Como calculamos" icon="calculator">
            <p className="px-5 pb-5 text-[0.9375rem]">
              Somamos o tempo entre cada mudança que o robô contou, até o último contato. Energia = potência × tempo ×
              nível ÷ 100.{' '}
              {watts === null
                ? 'A potência deste aparelho não é conhecida: diga qual é em Configurar.'
                : `Potência: ${formatNumber(watts, 0)} W, ${estimated ? 'estimada pelo modelo do robô; diga a sua em Configurar' : 'como você disse'}.`}
            </p>
          </Disclosure>
        </Card>
        <Card title="O que aconteceu">
          {acts.length === 0 ? (
            <p className="text-muted">O robô ainda não ligou nem desligou este aparelho.</p>
          ) : (
            <ol className="divide-y divide-base-300">
              {acts.map((act, at) => (
                <li key={act.id} className="py-2">
                  <details>
                    <summary className="flex min-h-11 w-fit cursor-pointer items-center">
                      {formatDayTime(act.at)}: {levelInWords(act.level, channel)}
                      {lastedInWords(act.at, acts[at - 1]?.at ?? null)}
                    </summary>
                    <p className="mt-1 text-sm text-muted">{whyInWords(act, sensors, modeName)}</p>
                  </details>
                </li>
              ))}
            </ol>
          )}
        </Card>
      </div>
    </div>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
