import type { Page } from '#shared/pagination.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import type { Option } from '#ui/form/select-field.tsx'
import type { RobotArea } from '../../area.kinds.ts'
import type { DeviceScreenCard } from '../device-screens.schemas.ts'
import { ScreenPreview } from './screen-preview.tsx'

type Props = { page: Page<DeviceScreenCard>; models: Option[]; area: RobotArea }

export function ScreenList({ page, models, area: { base, manages } }: Props) {
  const here = `${base}/telas`
  const create = manages && (
    <LinkButton to={`${here}/nova`} tone="primary" icon="plus">
      Nova tela
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Telas dos robôs"
        text="O que o visor mostra, na ordem em que as telas passam. Os valores do desenho são só exemplo."
        action={create}
      />
      <DataList
        label="Telas dos robôs"
        noun={['tela', 'telas']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ name, model }) => `${name} da ${model.name}`}
        search="Buscar tela ou modelo"
        filters={[{ name: 'model_id', label: 'Modelo', options: models }]}
        columns={[
          { key: 'preview', label: 'Visor', render: (screen) => <ScreenPreview {...screen} /> },
          {
            key: 'name',
            label: 'Tela',
            sortable: true,
            render: ({ id, name, description }) => (
              <>
                {manages ? (
                  <Link to={`${here}/${id}`} className="font-semibold link link-hover">
                    {name}
                  </Link>
                ) : (
                  <strong className="font-semibold">{name}</strong>
                )}
                {description && <p className="text-sm text-muted">{description}</p>}
              </>
            ),
          },
          {
            key: 'model',
            label: 'Modelo',
            sortable: true,
            render: ({ model }) => (
              <Link to={`${base}/modelos/${model.id}`} className="link link-hover">
                {model.name}
              </Link>
            ),
          },
          { key: 'order', label: 'Ordem', align: 'end', render: ({ order_by }) => `${order_by}ª` },
        ]}
        empty={<EmptyState icon="monitor" text="Nenhuma tela ainda. Desenhe a primeira." action={create} />}
      />
    </>
  )
}
