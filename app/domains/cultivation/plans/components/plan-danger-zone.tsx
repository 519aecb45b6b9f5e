import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { Button } from '#ui/components/button.tsx'
import { ConfirmDialog } from '#ui/components/confirm-dialog.tsx'
import type { PlanDetail } from '../plans.schemas.ts'

/** Archive (comes back) and delete (says what is lost, and asks). */
export function PlanDangerZone({ plan }: { plan: PlanDetail }) {
  const [asking, setAsking] = useState(false)
  const submit = useSubmit()
  return (
    <section aria-labelledby="cuidado" className="mt-10 space-y-4 border-t border-base-300 pt-6">
      <h2 id="cuidado" className="text-lg">
        Arquivar ou apagar
      </h2>
      <p className="text-muted">
        No arquivo o plano sai das listas e da agenda, e guarda tudo. As plantas nunca se perdem.
      </p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value={plan.archived ? 'restore' : 'archive'} icon="archive">
          {plan.archived ? 'Trazer do arquivo' : 'Arquivar'}
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
          Apagar plano
        </Button>
      </Form>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => submit({ intent: 'delete' }, { method: 'post' })}
        title={`Apagar ${plan.name}?`}
        confirm="Apagar"
      >
        Somem o plano, {plural(plan.stages.length, 'etapa', 'etapas')} e as tarefas que ainda não foram feitas.{' '}
        {plan.plants_count > 0 && `${plural(plan.plants_count, 'planta fica', 'plantas ficam')} sem plano.`}
      </ConfirmDialog>
    </section>
  )
}
