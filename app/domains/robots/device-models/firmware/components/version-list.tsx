import { formatNumericDay } from '#shared/dates.ts'
import { formatMegabytes } from '#shared/megabytes.ts'
import { formatNumber } from '#shared/numbers.ts'
import type { Page } from '#shared/pagination.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import type { Option } from '#ui/form/select-field.tsx'
import type { RobotArea } from '../../area.kinds.ts'
import { firmwareStates } from '../firmware.kinds.ts'
import type { FirmwareVersion } from '../firmware.schemas.ts'
import { firmwareStateWords } from '../firmware.words.ts'
import { PublicKey } from './public-key.tsx'

const state = {
  name: 'state',
  label: 'Situação',
  options: firmwareStates.map((value) => ({ value, label: firmwareStateWords[value].label })),
}

type Props = { page: Page<FirmwareVersion>; models: Option[]; public_key: string; area: RobotArea }

export function VersionList({ page, models, public_key, area: { base, manages } }: Props) {
  const here = `${base}/versoes-arduino`
  const create = manages && (
    <LinkButton to={`${here}/nova`} tone="primary" icon="plus">
      Nova versão
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Versões do firmware"
        text="O programa que cada modelo roda. Depois de publicado, o arquivo nunca muda."
        action={create}
      />
      <DataList
        label="Versões do firmware"
        noun={['versão', 'versões']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ version, model }) => `${version} da ${model.name}`}
        search="Buscar número ou nota"
        filters={[{ name: 'model_id', label: 'Modelo', options: models }, state]}
        columns={[
          {
            key: 'version',
            label: 'Versão',
            sortable: true,
            render: ({ id, version, notes }) => (
              <>
                {manages ? (
                  <Link to={`${here}/${id}`} className="figures font-semibold link link-hover">
                    {version}
                  </Link>
                ) : (
                  <strong className="figures font-semibold">{version}</strong>
                )}
                {notes && <p className="max-w-text text-sm whitespace-pre-line text-muted">{notes}</p>}
              </>
            ),
          },
          {
            key: 'model',
            label: 'Modelo',
            render: ({ model }) => (
              <Link to={`${base}/modelos/${model.id}`} className="link link-hover">
                {model.name}
              </Link>
            ),
          },
          {
            key: 'state',
            label: 'Situação',
            render: (one) => (
              <Badge tone={firmwareStateWords[one.state].tone}>{firmwareStateWords[one.state].label}</Badge>
            ),
          },
          {
            key: 'file',
            label: 'Arquivo',
            render: ({ bytes, sha256 }) =>
              bytes === null ? (
                <span className="text-muted">Falta enviar</span>
              ) : (
                <>
                  {formatMegabytes(bytes)}
                  <code className="block text-sm text-muted" title={sha256 ?? undefined}>
                    {sha256?.slice(0, 12)}…
                  </code>
                </>
              ),
          },
          {
            key: 'devices',
            label: 'Robôs com ela',
            align: 'end',
            render: ({ devices_count }) => formatNumber(devices_count),
          },
          {
            key: 'published_at',
            label: 'Publicada',
            sortable: true,
            align: 'end',
            render: ({ published_at }) => (published_at ? formatNumericDay(published_at) : 'Ainda não'),
          },
        ]}
        actions={
          manages
            ? ({ id, state }) =>
                state === 'publicada' && (
                  <LinkButton to={`${here}/${id}/distribuir`} size="sm" icon="send">
                    Distribuir
                  </LinkButton>
                )
            : undefined
        }
        empty={<EmptyState icon="cpu" text="Nenhuma versão ainda. Crie a primeira." action={create} />}
      />
      <div className="mt-8">
        <PublicKey public_key={public_key} />
      </div>
    </>
  )
}
