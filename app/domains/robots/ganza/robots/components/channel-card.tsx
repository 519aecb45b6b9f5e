import { channelWords } from '#domains/robots/device-models/channels/channel.words.ts'
import { formatDayTime } from '#shared/dates.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { levelInWords, whyInWords } from '../act.words.ts'
import type { RobotChannel, RobotDetail } from '../robots.schemas.ts'

type Props = {
  channel: RobotChannel
  sensors: RobotDetail['sensors']
  serial: string
  mayWork: boolean
  /** Nobody knows how it is now. */
  unheard: boolean
  modeName: (slug: string) => string
}

/** A channel: how it is, why, and by hand in one tap. */
export function ChannelCard({ channel, sensors, serial, mayWork, unheard, modeName }: Props) {
  const { slug, name, kind, level, by, manual, waiting, last } = channel
  const on = (manual?.level ?? level ?? 0) > 0
  return (
    <li className="card space-y-3 p-4">
      <div className="flex items-start gap-3">
        <Icon name={channelWords[kind].icon} size={24} className={level && !unheard ? 'text-primary' : 'text-muted'} />
        <div className="min-w-0 flex-1">
          <h3 className="text-base">
            <Link to={`/ganza/${serial}/canais/${slug}`} className="link link-hover">
              {name}
            </Link>
          </h3>
          <p className="text-sm text-muted">
            {unheard && level !== null && 'no último contato: '}
            {level === null ? 'ainda não sabemos' : levelInWords(level, channel)}
            {by === 'manual' && ', à mão'}
            {by === 'safety' && ', por segurança'}
            {last && (
              <>
                {', '}
                <RelativeTime at={last.at} />
              </>
            )}
          </p>
        </div>
        {waiting && (
          <Badge tone="amber" icon="hourglass">
            aguardando o robô
          </Badge>
        )}
      </div>
      {manual && (
        <p className="text-sm">
          Você pediu {levelInWords(manual.level, channel)}
          {manual.until ? ` até ${formatDayTime(manual.until)}` : ' até voltar ao modo'}.
        </p>
      )}
      {last && (
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center text-muted underline">
            {last.level > 0 ? 'Por que ligou?' : 'Por que desligou?'}
          </summary>
          <p className="mt-1">{whyInWords(last, sensors, modeName)}</p>
        </details>
      )}
      {mayWork && (
        <div className="flex flex-wrap gap-2">
          {manual ? (
            <Form name={`auto-${slug}`} className="grow">
              <HiddenField name="slug" value={slug} />
              <SubmitButton tone="quiet" icon="undo-2" wide sending="Pedindo…">
                Voltar ao modo
              </SubmitButton>
            </Form>
          ) : (
            <Form name={`level-${slug}`} className="grow">
              <HiddenField name="slug" value={slug} />
              <HiddenField name="level" value={on ? 0 : 100} />
              <HiddenField name="minutes" value={30} />
              <SubmitButton tone="quiet" icon="power" wide sending="Pedindo…">
                {on ? 'Desligar por 30 min' : 'Ligar por 30 min'}
              </SubmitButton>
            </Form>
          )}
        </div>
      )}
    </li>
  )
}
