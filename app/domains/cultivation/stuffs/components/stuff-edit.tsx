import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
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
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const used = stuff.used_in.spaces.length + stuff.used_in.plants.length
  return (
    <Form method="post" className="mt-10 border-t border-base-300 pt-6">
      <Button
        type="submit"
        name="intent"
        value="delete"
        tone="danger"
        icon="trash-2"
        onClick={(event) => {
          event.preventDefault()
          setAsking(true)
        }}
      >
        Apagar item
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => submit({ intent: 'delete' }, { method: 'post' })}
        title={`Apagar ${stuff.name}?`}
        confirm="Apagar"
      >
        Some o item com as fotos
        {used > 0 ? `, e ele sai de ${used === 1 ? 'um lugar' : `${used} lugares`} onde está` : ''}.
      </ConfirmDialog>
    </Form>
  )
}
