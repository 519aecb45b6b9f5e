import { LinkButton } from '#ui/components/button.tsx'
import { Link } from '#ui/components/link.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { DeviceCard } from '../devices.schemas.ts'
import { shownSignal } from '../signal.words.ts'
import { DeviceAge } from './device-age.tsx'
import { DeviceStatusBadge } from './device-status-badge.tsx'

/** A robot in the list of one's own. */
export function DeviceRow({ device }: { device: DeviceCard }) {
  const { name, model, space, status, last_seen_at, firmware, rssi, owner, can } = device
  const serial = device.ganza_serial_number
  const signal = shownSignal(status, rssi)
  return (
    <li className="card space-y-3 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h2 className="text-lg break-words">
            <Link to={`/ganza/${serial}`} className="reach">
              {name}
            </Link>
          </h2>
          <p className="text-sm text-muted">
            {model.name} · {serial}
          </p>
          {owner && <p className="text-sm">De {owner.nickname}</p>}
        </div>
        <DeviceStatusBadge status={status} />
      </div>
      <p className="text-sm text-muted">
        {space ? space.name : 'Em nenhum espaço'}
        {' · '}
        <DeviceAge read_at={device.ganza_iot_data_last?.created_at ?? null} last_seen_at={last_seen_at} />
        {firmware && ` · versão ${firmware}`}
        {signal && ` · ${signal.toLowerCase()} (${rssi} dBm)`}
      </p>
      <div className="flex flex-wrap gap-3">
        {can.own && (
          <LinkButton to={`/ganza/gerenciar-robos/configurar/${serial}`} size="sm" icon="settings">
            Configurar
          </LinkButton>
        )}
        {can.leave && (
          <ConfirmButton
            label="Deixar de ver"
            send={{ form: 'leave', id: serial }}
            title={`Deixar de ver ${name}?`}
            confirm="Deixar de ver"
            tone="danger"
            size="sm"
            box="Quero deixar de ver este robô"
          >
            Você perde o acesso às leituras na mesma hora. Para voltar, quem é dono precisa dividir de novo.
          </ConfirmButton>
        )}
      </div>
    </li>
  )
}
