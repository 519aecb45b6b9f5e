import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { SessionRow } from '../../sessions/sessions.schemas.ts'

/** The account's open sessions; every one but the current can be ended. */
export function ConnectedDevices({ sessions }: { sessions: SessionRow[] }) {
  return (
    <section id="aparelhos">
      <Card title="Aparelhos conectados">
        <ul className="divide-y divide-base-300">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <Device session={session} />
              {!session.current && <End session={session} />}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Form name="session-end-others" className="pt-3">
            <SubmitButton tone="danger" icon="log-out" sending="Desconectando…">
              Desconectar todos os outros
            </SubmitButton>
          </Form>
        )}
      </Card>
    </section>
  )
}

export const Device = ({ session }: { session: SessionRow }) => (
  <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
    <Icon name={session.handheld ? 'smartphone' : 'monitor'} size={22} className="mt-0.5 text-muted" />
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 font-semibold">
        {session.device}
        {session.current && <Badge tone="primary">Este aparelho</Badge>}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        IP {session.ip} · {session.current ? 'agora' : <RelativeTime at={session.last_seen_at} />}
      </p>
    </div>
  </div>
)

const End = ({ session }: { session: SessionRow }) => (
  <Form name={`session-end:${session.id}`} className="">
    <HiddenField name="id" value={session.id} />
    <SubmitButton tone="quiet" sending="Desconectando…">
      Desconectar<span className="sr-only"> {session.device}</span>
    </SubmitButton>
  </Form>
)
