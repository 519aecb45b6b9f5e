import { formatNumber } from '#shared/numbers.ts'
import type { Page } from '#shared/pagination.ts'
import { DataList } from '#ui/admin/data-list.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import type { RobotArea } from '../../area.kinds.ts'
import type { DevicePartCard } from '../device-parts.schemas.ts'
import { lifeWords } from '../part.words.ts'

export function PartList({ page, area: { base, manages } }: { page: Page<DevicePartCard>; area: RobotArea }) {
  const here = `${base}/parts`
  const create = manages && (
    <LinkButton to={`${here}/nova`} tone="primary" icon="plus">
      Nova peça
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Peças dos robôs"
        text="De que eles são feitos, quanto cada peça dura e onde comprar outra."
        action={create}
      />
      <DataList
        label="Peças dos robôs"
        noun={['peça', 'peças']}
        page={page}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        search="Buscar peça"
        columns={[
          {
            key: 'name',
            label: 'Peça',
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
            key: 'code',
            label: 'Código',
            sortable: true,
            render: ({ code }) => <code className="text-sm text-muted">{code}</code>,
          },
          {
            key: 'life_hours',
            label: 'Dura',
            sortable: true,
            align: 'end',
            render: ({ life_hours }) =>
              life_hours === null ? (
                'Sem prazo'
              ) : (
                <>
                  {formatNumber(life_hours)}&nbsp;h
                  <span className="block text-sm text-muted">{lifeWords(life_hours)}</span>
                </>
              ),
          },
          {
            key: 'models',
            label: 'Modelos',
            render: ({ models }) => models.map(({ name }) => name).join(', ') || 'Nenhum',
          },
          {
            key: 'product',
            label: 'Na loja',
            render: ({ product }) =>
              product ? (
                <Link to={product.path} className="link">
                  {product.name}
                </Link>
              ) : (
                <span className="text-muted">Não está à venda</span>
              ),
          },
        ]}
        empty={<EmptyState icon="package" text="Nenhuma peça ainda. Cadastre a primeira." action={create} />}
      />
    </>
  )
}
