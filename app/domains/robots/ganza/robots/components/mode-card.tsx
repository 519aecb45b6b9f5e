import type { ComponentProps } from 'react'
import { commandKindWords, commandStateWords } from '#domains/robots/control/commands/command.words.ts'
import type { DeviceCommandCard } from '#domains/robots/control/commands/commands.schemas.ts'
import { bandWords } from '#domains/robots/control/modes/mode.words.ts'
import { reasonInWords } from '#domains/robots/devices/events/command-name.words.ts'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { RobotDetail } from '../robots.schemas.ts'
import { ModeChooser } from './mode-chooser.tsx'
import { ModeQuestion } from './mode-question.tsx'

type Props = {
  robot: RobotDetail
  modes: ComponentProps<typeof ModeChooser>['modes']
  commands: DeviceCommandCard[]
  question: ComponentProps<typeof ModeQuestion> | null
}

/** What the robot follows, what that aims at, and another mode, asked about with what it changes; until the robot says so, it is on its way. */
export function ModeCard({ robot, modes, commands, question }: Props) {
  const { aim, mode, device, sensors } = robot
  const back = modes.find(({ slug }) => slug === mode.previous)
  const nameOf = (slug: string) => modes.find((one) => one.slug === slug)?.name ?? slug
  return (
    <Card
      title="Modo"
      actions={
        device.can.own && (
          <LinkButton to={`/ganza/${device.ganza_serial_number}/meu-modo`} size="sm" icon="spline">
            Modo próprio
          </LinkButton>
        )
      }
    >
      <div className="space-y-4">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="text-lg font-semibold">{aim ? aim.mode.name : 'Nenhum modo'}</strong>
          {aim && <Badge icon={aim.is_day ? 'sun' : 'moon'}>{aim.is_day ? 'de dia' : 'de noite'}</Badge>}
          {mode.waiting && (
            <Badge tone="amber" icon="hourglass">
              aguardando o robô
            </Badge>
          )}
        </p>
        {mode.waiting && (
          <p className="text-sm text-muted">
            O robô ainda não obedeceu
            {mode.wished_at && (
              <>
                , pedido <RelativeTime at={mode.wished_at} />
              </>
            )}
            .{' '}
            {mode.runs
              ? `Ele segue ${nameOf(mode.runs.slug)} e muda em instantes, quando responder.`
              : 'Ele ainda não disse que modo segue. O pedido fica guardado até ele responder.'}
          </p>
        )}
        {aim && (
          <ul className="space-y-1 text-[0.9375rem]">
            {sensors.flatMap(({ key, name, unit }) => {
              const words = aim.bands[key] && bandWords(aim.bands[key], unit)
              return words ? (
                <li key={key} className="flex justify-between gap-3">
                  <span className="text-muted">{name}, alvo agora</span>
                  <span className="figures text-right">{words}</span>
                </li>
              ) : (
                []
              )
            })}
          </ul>
        )}
        {device.can.work && back && (
          <Form name="mode-back" className="space-y-3">
            <HiddenField name="modo_id" value={back.id} />
            <SubmitButton tone="quiet" icon="undo-2" wide sending="Pedindo…">
              {`Voltar para ${back.name}`}
            </SubmitButton>
          </Form>
        )}
        {device.can.work && question && <ModeQuestion {...question} />}
        {device.can.work && !question && modes.length > 0 && (
          <ModeChooser modes={modes} used={modes.find(({ slug }) => slug === aim?.mode.slug)?.id} />
        )}
        {commands.length > 0 && (
          <div className="space-y-2 border-t border-base-300 pt-4">
            <h3 className="text-base">Pedidos a caminho</h3>
            <ul className="space-y-2 text-[0.9375rem]">
              {commands.map((command) => (
                <li key={command.id} className="flex gap-2">
                  <Icon name="send" size={16} className="mt-1 text-muted" />
                  <span>
                    {commandKindWords[command.kind]}
                    {command.mode && ` para ${nameOf(command.mode)}`}: {commandStateWords[command.state].label},{' '}
                    <RelativeTime at={command.created_at} />.{' '}
                    <span className="text-muted">
                      {reasonInWords(command.reason) ?? commandStateWords[command.state].text}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  )
}
