import { energyInWords } from '#domains/robots/control/energy/energy.words.ts'
import { withArticle } from '#domains/robots/control/modes/mode.words.ts'
import { channelWords } from '#domains/robots/device-models/channels/channel.words.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SwitchButton } from '#ui/form/switch-button.tsx'
import { switchMinutes } from '../../channel/by-hand.model.ts'
import { byHandInWords, hoursInWords } from '../../channel/channel.words.ts'
import { costInWords } from '../../energy/energy.words.ts'
import { levelInWords, whyInWords } from '../act.words.ts'
import type { RobotChannel, RobotDetail } from '../robots.schemas.ts'
import { ChannelGoing } from './channel-going.tsx'
import { NightQuestion } from './night-question.tsx'

type Props = {
  channel: RobotChannel
  sensors: RobotDetail['sensors']
  serial: string
  mayWork: boolean
  /** Nobody knows how it is now. */
  unheard: boolean
  modeName: (slug: string) => string
  /** It was asked to be lit in the night of this mode. */
  night: string | undefined
}

const OFF_MINUTES = 30

/** A channel in a row: how it is, what it drew today, and by hand in one tap; a tap on the row says why. */
export function ChannelRow({ channel, sensors, serial, mayWork, unheard, modeName, night }: Props) {
  const { slug, name, kind, level, by, manual, waiting, last, today } = channel
  const on = (manual?.level ?? level ?? 0) > 0
  const byHand = byHandInWords(channel)
  const minutes = on ? OFF_MINUTES : switchMinutes(channel)
  return (
    <li className="flex flex-wrap items-start">
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-18 cursor-pointer list-none items-center gap-3 py-1 ps-4">
          <Icon
            name={channelWords[kind].icon}
            size={24}
            className={`shrink-0 ${level && !unheard ? 'text-primary' : 'text-muted'}`}
          />
          <span className="min-w-0 flex-1 text-sm text-muted">
            <h3 className="flex items-center gap-1 text-base text-base-content">
              <span className="truncate">{name}</span>
              <Icon name="chevron-down" size={18} className="shrink-0 text-muted group-open:rotate-180" />
            </h3>
            <span className="block">
              {unheard && level !== null && 'no último contato: '}
              {level === null ? 'ainda não sabemos' : levelInWords(level, channel)}
              {byHand && `, ${byHand}`}
              {by === 'safety' && ', por segurança'}
            </span>
            <span className="figures block">
              {waiting ? (
                <>
                  <Icon name="hourglass" size={14} className="me-1 inline" />
                  {`aguardando o robô ${manual ? (on ? 'ligar' : 'desligar') : 'voltar ao modo'}`}
                </>
              ) : (
                today && todayInWords(today)
              )}
            </span>
          </span>
        </summary>
        <div className="space-y-2 ps-13 pb-4 text-sm">
          {last && (
            <p className="first-letter:uppercase">
              <ChannelGoing channel={channel} sensors={sensors} unheard={unheard} />.{' '}
              {whyInWords(last, sensors, modeName)}
            </p>
          )}
          {manual && (
            <p>
              Você pediu {levelInWords(manual.level, channel)}
              {manual.until ? ` até ${formatDayTime(manual.until)}` : ' até voltar ao modo'}.
            </p>
          )}
          <Link to={`/ganza/${serial}/canais/${slug}`} className="link inline-flex min-h-11 items-center">
            Ajustar e ver a semana
          </Link>
        </div>
      </details>
      {mayWork && (
        <Form name={`level-${slug}`} className="me-2 flex min-h-18 items-center">
          <HiddenField name="slug" value={slug} />
          <HiddenField name="level" value={on ? 0 : 100} />
          <HiddenField name="minutes" value={minutes} />
          <SwitchButton
            on={on}
            pending={waiting}
            does={on ? 'Desligar' : 'Ligar'}
            what={withArticle(name)}
            how={`por ${minutes} min`}
          />
        </Form>
      )}
      {manual && mayWork && (
        <Form name={`auto-${slug}`} className="basis-full ps-10 pb-2">
          <HiddenField name="slug" value={slug} />
          <SubmitButton tone="quiet" icon="undo-2" sending="Pedindo…">
            Voltar ao modo
          </SubmitButton>
        </Form>
      )}
      {mayWork && night && (
        <div className="basis-full px-4 pb-4">
          <NightQuestion
            form={`sure-${slug}`}
            send={{ slug, level: 100, minutes }}
            mode={night}
            minutes={minutes}
            back="?#canais"
          />
        </div>
      )}
    </li>
  )
}

/** 'hoje 6 h 10 min, R$ 0,84'; without a tariff the energy. */
function todayInWords({ on_seconds, kwh, cost }: NonNullable<RobotChannel['today']>) {
  const drew = cost !== null ? costInWords(cost) : kwh !== null && energyInWords(kwh)
  return [`hoje ${hoursInWords(on_seconds)}`, on_seconds >= 30 && drew].filter(Boolean).join(', ')
}
