import { formatNumber } from '#shared/numbers.ts'
import type { Page } from '#shared/pagination.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import type { RobotArea } from '../../area.kinds.ts'
import { sensorKinds } from '../sensor.kinds.ts'
import { rangeWords, sensorKindWords } from '../sensor.words.ts'
import type { DeviceSensorCard } from '../sensors.schemas.ts'

const kind = {
  name: 'kind',
  label: 'Origem',
  options: sensorKinds.map((value) => ({ value, label: sensorKindWords[value] })),
}

export function SensorList({ page, area: { base, manages } }: { page: Page<DeviceSensorCard>; area: RobotArea }) {
  const here = `${base}/sensores-de-telemetria`
  const create = manages && (
    <LinkButton to={`${here}/novo`} tone="primary" icon="plus">
      Novo sensor
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Sensores de telemetria"
        text="O que os robôs medem. Fora da faixa, rápido demais ou parada, a leitura fica guardada e não entra nas médias."
        action={create}
      />
      <DataList
        label="Sensores de telemetria"
        noun={['sensor', 'sensores']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        search="Buscar sensor"
        filters={[kind]}
        columns={[
          {
            key: 'name',
            label: 'Sensor',
            sortable: true,
            render: ({ id, name, unit }) => (
              <>
                {manages ? (
                  <Link to={`${here}/${id}`} className="font-semibold link link-hover">
                    {name}
                  </Link>
                ) : (
                  <strong className="font-semibold">{name}</strong>
                )}
                {unit && <span className="text-muted"> {unit}</span>}
              </>
            ),
          },
          {
            key: 'key',
            label: 'Chave no protocolo',
            sortable: true,
            render: ({ key }) => <code className="text-sm text-muted">{key}</code>,
          },
          { key: 'kind', label: 'Origem', render: (sensor) => <Badge>{sensorKindWords[sensor.kind]}</Badge> },
          { key: 'range', label: 'Faixa possível', render: (sensor) => rangeWords(sensor) || 'Sem limite' },
          { key: 'guards', label: 'Desconfiamos se', render: (sensor) => <Guards sensor={sensor} /> },
          { key: 'models', label: 'Modelos', align: 'end', render: ({ models_count }) => models_count },
        ]}
        empty={<EmptyState icon="activity" text="Nenhum sensor ainda. Crie o primeiro." action={create} />}
      />
    </>
  )
}

function Guards({ sensor: { most_per_minute, stuck_minutes, unit } }: { sensor: DeviceSensorCard }) {
  if (most_per_minute === null && stuck_minutes === null) return 'Nada a mais'
  return (
    <>
      {most_per_minute !== null && (
        <span className="block">
          mudar mais de {formatNumber(most_per_minute)}
          {unit && `\u00a0${unit}`} por minuto
        </span>
      )}
      {stuck_minutes !== null && <span className="block">ficar {formatNumber(stuck_minutes)} min igual</span>}
    </>
  )
}
