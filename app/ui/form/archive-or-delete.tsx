import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '../components/button.tsx'
import { ConfirmButton } from './confirm-button.tsx'

type Props = {
  thing: { name: string; archived: boolean }
  /** What archiving and deleting do. */
  text: string
  /** Label of the delete button. */
  label: string
  /** What is lost by deleting. */
  children: ReactNode
}

/** Buttons to archive (reversible) and delete (with confirmation). */
export const ArchiveOrDelete = ({ thing, text, label, children }: Props) => (
  <section aria-labelledby="cuidado" className="mt-10 space-y-4 border-t border-base-300 pt-6">
    <h2 id="cuidado" className="text-lg">
      Arquivar ou apagar
    </h2>
    <p className="text-muted">{text}</p>
    <div className="flex flex-wrap gap-3">
      <Form method="post">
        <Button type="submit" name="intent" value={thing.archived ? 'restore' : 'archive'} icon="archive">
          {thing.archived ? 'Tirar do arquivo' : 'Arquivar'}
        </Button>
      </Form>
      <ConfirmButton
        label={label}
        send={{ intent: 'delete' }}
        title={`Apagar ${thing.name}?`}
        tone="danger"
        icon="trash-2"
      >
        {children}
      </ConfirmButton>
    </div>
  </section>
)
