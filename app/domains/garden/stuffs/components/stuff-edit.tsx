import { PageHeader } from '#ui/components/page-header.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { StuffDetail } from '../stuffs.schemas.ts'
import { StuffForm } from './stuff-form.tsx'

export const StuffEdit = ({ stuff }: { stuff: StuffDetail }) => (
  <div className="mx-auto max-w-2xl">
    <PageHeader
      title={`Editar ${stuff.name}`}
      crumbs={[
        { to: '/cultivo/itens', label: 'Meus itens' },
        { to: `/cultivo/item/${stuff.slug}`, label: stuff.name },
      ]}
    />
    <StuffForm stuff={stuff} stuff_type_id={stuff.stuff_type_id} />
    <DeleteStuff stuff={stuff} />
  </div>
)

function DeleteStuff({ stuff }: { stuff: StuffDetail }) {
  const used = stuff.used_in.spaces.length + stuff.used_in.plants.length
  return (
    <div className="mt-10 border-t border-base-300 pt-6">
      <ConfirmButton
        label="Apagar item"
        send={{ intent: 'delete' }}
        title={`Apagar ${stuff.name}?`}
        tone="danger"
        icon="trash-2"
      >
        Some o item com as fotos
        {used > 0 ? `, e ele sai de ${used === 1 ? 'um lugar' : `${used} lugares`} onde está` : ''}.
      </ConfirmButton>
    </div>
  )
}
