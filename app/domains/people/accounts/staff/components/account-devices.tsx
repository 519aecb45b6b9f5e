import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { ListStates } from '#ui/components/list-states.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { Device } from '../../components/security/connected-devices.tsx'
import type { StaffUser } from '../staff-users.schemas.ts'

/** Open sessions of the account; one or all can be ended. */
export function AccountDevices({ user }: { user: StaffUser }) {
  const { sessions, can } = user
  return (
    <Card title="Aparelhos conectados">
      <ListStates
        items={sessions}
        keyOf={(session) => session.id}
        frame={(items) => <ul className="divide-y divide-base-300">{items}</ul>}
        empty={<EmptyState icon="monitor" text="Nenhum aparelho está conectado a esta conta." />}
      >
        {(session) => (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Device session={session} />
            {can.manage && (
              <Form name={`session:${session.id}`} className="">
                <HiddenField name="session_id" value={session.id} />
                <SubmitButton tone="quiet" sending="Desconectando…">
                  Desconectar<span className="sr-only"> {session.device}</span>
                </SubmitButton>
              </Form>
            )}
          </li>
        )}
      </ListStates>
      {can.manage && sessions.length > 1 && (
        <Form name="sessions" className="pt-3">
          <SubmitButton tone="danger" icon="log-out" sending="Desconectando…">
            Desconectar todos
          </SubmitButton>
        </Form>
      )}
    </Card>
  )
}
