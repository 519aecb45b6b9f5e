import { commandStateWords } from '#domains/robots/control/commands/command.words.ts'
import type { DeviceCommandCard } from '#domains/robots/control/commands/commands.schemas.ts'
import { Card } from '#ui/components/card.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'

type Props = { name: string; commands: DeviceCommandCard[] }

/** Asks the robot to start anew; while it has not answered, how far that is. */
export function RestartCard({ name, commands }: Props) {
  const asked = commands.find(({ kind }) => kind === 'restart')
  return (
    <Card title="Reiniciar">
      <div className="space-y-3">
        {asked ? (
          <p>
            Pedido {commandStateWords[asked.state].label}, <RelativeTime at={asked.created_at} />.{' '}
            <span className="text-muted">{commandStateWords[asked.state].text}</span>
          </p>
        ) : (
          <p className="text-muted">Para quando o robô responde, mas algo nele parou de funcionar.</p>
        )}
        <ConfirmButton
          label={asked ? 'Pedir de novo' : 'Reiniciar o robô'}
          send={{ form: 'restart' }}
          title={`Reiniciar ${name}?`}
          confirm="Reiniciar"
          icon="rotate-cw"
          box="Quero reiniciar o robô"
        >
          Enquanto liga de novo, por um ou dois minutos, o robô não mede e não cuida dos aparelhos. Depois segue no modo
          em que estava, com o que você pediu à mão. Se ele não buscar o pedido em 15 minutos, o pedido perde a
          validade.
        </ConfirmButton>
      </div>
    </Card>
  )
}
