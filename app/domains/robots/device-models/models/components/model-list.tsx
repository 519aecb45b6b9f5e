import { formatNumber } from '#shared/numbers.ts'
import type { Page } from '#shared/pagination.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import type { RobotArea } from '../../area.kinds.ts'
import type { DeviceModelCard } from '../device-models.schemas.ts'

export function ModelList({ page, area: { base, manages } }: { page: Page<DeviceModelCard>; area: RobotArea }) {
  const create = manages && (
    <LinkButton to={`${base}/modelos/novo`} tone="primary" icon="plus">
      Novo modelo
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Modelos de robô"
        text="O que cada tipo de robô mede, liga, mostra no visor e roda."
        action={create}
      />
      <DataList
        label="Modelos de robô"
        noun={['modelo', 'modelos']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        search="Buscar modelo"
        columns={[
          {
            key: 'name',
            label: 'Modelo',
            sortable: true,
            render: ({ id, name, slug }) => (
              <>
                <Link to={`${base}/modelos/${id}`} className="font-semibold link link-hover">
                  {name}
                </Link>
                <p className="text-sm text-muted">{slug}</p>
              </>
            ),
          },
          { key: 'sensors', label: 'Sensores', align: 'end', render: ({ sensors_count }) => sensors_count },
          { key: 'channels', label: 'Canais', align: 'end', render: ({ channels_count }) => channels_count },
          {
            key: 'interval',
            label: 'Leitura a cada',
            align: 'end',
            render: ({ interval_seconds }) => `${formatNumber(interval_seconds)}\u00a0s`,
          },
          {
            key: 'devices_count',
            label: 'Robôs',
            sortable: true,
            align: 'end',
            render: ({ devices_count }) => formatNumber(devices_count),
          },
          {
            key: 'firmware',
            label: 'Versão publicada',
            render: ({ firmware }) => (firmware ? <Badge tone="primary">{firmware}</Badge> : <Badge>Nenhuma</Badge>),
          },
        ]}
        empty={<EmptyState icon="shapes" text="Nenhum modelo ainda. Crie o primeiro." action={create} />}
      />
    </>
  )
}
