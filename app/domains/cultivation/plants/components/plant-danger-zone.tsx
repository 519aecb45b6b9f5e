import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import type { PlantDetail } from '../plants.schemas.ts'

/** Archive (comes back) and delete (says what is lost, and asks). */
export function PlantDangerZone({ plant }: { plant: PlantDetail }) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  return (
    <section aria-labelledby="cuidado" className="mt-10 space-y-4 border-t border-base-300 pt-6">
      <h2 id="cuidado" className="text-lg">
        Arquivar ou apagar
      </h2>
      <p className="text-muted">
        No arquivo a planta sai das listas e guarda tudo. Apagada, ela some com fotos e atualizações.
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value={plant.archived ? 'restore' : 'archive'} icon="archive">
          {plant.archived ? 'Trazer do arquivo' : 'Arquivar'}
        </Button>
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
          Apagar planta
        </Button>
      </Form>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => submit({ intent: 'delete' }, { method: 'post' })}
        title={`Apagar ${plant.name}?`}
        confirm="Apagar"
      >
        Somem a planta, {plant.photos.length} {plant.photos.length === 1 ? 'foto' : 'fotos'} e todas as atualizações,
        para você e para quem a acompanha.
      </ConfirmDialog>
    </section>
  )
}
