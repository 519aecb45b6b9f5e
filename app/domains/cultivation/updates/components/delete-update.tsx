<<<<<<< HEAD
import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import type { UpdateCard } from '../updates.schemas.ts'

export function DeleteUpdate({ update }: { update: UpdateCard }) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  const send = { form: 'delete', update_id: String(update.id) }
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        setAsking(true)
      }}
    >
      {Object.entries(send).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="plain" size="sm" icon="trash-2">
        Apagar
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          submit(send, { method: 'post' })
        }}
        title="Apagar esta atualização?"
        confirm="Apagar"
      >
        O texto e {update.photos.length === 1 ? 'a foto dela' : `as ${update.photos.length} fotos dela`} somem da linha
        do tempo, para você e para quem acompanha.
      </ConfirmDialog>
    </Form>
  )
=======
import { AskFirst } from '#ui/form/ask-first.tsx'
import type { PlantUpdateCard } from '../updates.schemas.ts'

export const DeleteUpdate = ({ update }: { update: PlantUpdateCard }) => (
  <AskFirst
    label="Apagar"
    send={{ form: 'delete', update_id: String(update.id) }}
    title="Apagar esta atualização?"
    tone="plain"
    size="sm"
    icon="trash-2"
  >
    {whatGoes(update.photos.length)} da linha do tempo, para você e para quem acompanha.
  </AskFirst>
)

function whatGoes(photos: number) {
  if (photos === 0) return 'O texto some'
  return `O texto e ${photos === 1 ? 'a foto dela' : `as ${photos} fotos dela`} somem`
>>>>>>> w-ground
}
