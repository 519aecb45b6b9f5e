import { PageHeader } from '#ui/components/page-header.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import type { StuffDetail } from '../stuffs.schemas.ts'
import { StuffForm } from './stuff-form.tsx'

export const StuffEdit = ({ stuff }: { stuff: StuffDetail }) => (
  <div className="mx-auto max-w-2xl">
    <PageHeader
      title={`Editar ${stuff.name}`}
      crumbs={[
        { to: '/cultivo/itens', label: 'Meus equipamentos' },
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
        label="Apagar equipamento"
        send={{ intent: 'delete' }}
        title={`Apagar ${stuff.name}?`}
        tone="danger"
        icon="trash-2"
      >
        O equipamento e as fotos dele vão sumir
        {used > 0 ? `, e ele sai ${used === 1 ? 'do lugar' : `dos ${used} lugares`} onde está` : ''}.
      </ConfirmButton>
    </div>
  )
}
