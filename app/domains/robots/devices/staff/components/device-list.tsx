import type { RobotArea } from '#domains/robots/device-models/area.kinds.ts'
import type { Page } from '#shared/pagination.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import type { Option } from '#ui/form/select-field.tsx'
import { deviceStates } from '../../devices/device-status.model.ts'
import { deviceStateNames } from '../../devices/device-status.words.ts'
import { signalText } from '../staff-device.view.ts'
import type { StaffDeviceCard } from '../staff-devices.schemas.ts'
import { DeviceStateBadge } from './device-state.tsx'

const state = {
  name: 'state',
  label: 'Contato',
  options: deviceStates.map((value) => ({ value, label: deviceStateNames[value] })),
}
const linked = {
  name: 'linked',
  label: 'Dono',
  options: [
    { value: 'true', label: 'Com dono' },
    { value: 'false', label: 'Sem dono' },
  ],
}

type Props = { page: Page<StaffDeviceCard>; models: Option[]; versions: Option[]; area: RobotArea }

export function DeviceList({ page, models, versions, area: { base, manages } }: Props) {
  const here = `${base}/dispositivos`
  const create = manages && (
    <LinkButton to={`${here}/registrar`} tone="primary" icon="plus">
      Registrar robôs
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Dispositivos"
        text={`Todos os robôs que já saíram da bancada, com dono ou sem.${manages ? '' : ' Quem registra é a administração.'}`}
        action={create}
        more={
          manages && (
            <LinkButton to={`${here}/etiquetas`} icon="qr-code">
              Etiquetas
            </LinkButton>
          )
        }
      />
      <DataList
        label="Dispositivos"
        noun={['robô', 'robôs']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ serial }) => serial}
        search="Buscar número de série ou apelido"
        csv={`${here}/csv`}
        filters={[
          state,
          { name: 'model_id', label: 'Modelo', options: models },
          { name: 'firmware', label: 'Versão', options: versions },
          linked,
        ]}
        columns={[
          {
            key: 'serial',
            label: 'Robô',
            sortable: true,
            render: ({ serial, model }) => (
              <>
                <Link to={`${base}/ver/${serial}`} className="figures font-semibold link link-hover">
                  {serial}
                </Link>
                <p className="text-sm text-muted">{model.name}</p>
              </>
            ),
          },
          {
            key: 'owner',
            label: 'Dono',
            render: ({ owner }) =>
              owner ? (
                <span className="wrap-anywhere">@{owner.nickname}</span>
              ) : (
                <span className="text-muted">Ninguém</span>
              ),
          },
          {
            key: 'state',
            label: 'Contato',
            render: (device) => <DeviceStateBadge state={device.state} blocked={device.blocked_at !== null} />,
          },
          {
            key: 'last_seen_at',
            label: 'Último sinal',
            sortable: true,
            align: 'end',
            render: ({ last_seen_at }) => (last_seen_at ? <RelativeTime at={last_seen_at} /> : 'Nunca'),
          },
          { key: 'firmware', label: 'Versão', render: ({ firmware }) => firmware ?? 'Sem dado' },
          { key: 'rssi', label: 'Wi-Fi', sortable: true, align: 'end', render: ({ rssi }) => signalText(rssi) },
        ]}
        empty={<EmptyState icon="bot" text="Nenhum robô registrado ainda." action={create} />}
      />
    </>
  )
}
