import { compartmentWords } from '#domains/care/processes/processes/process.words.ts'
import type { ProcessDetail, ProcessNotes } from '#domains/care/processes/processes/processes.schemas.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { RelativeTime } from '#ui/components/relative-time.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

const readers = (role: Props['role'], own: Props['own']) =>
  role === 'admin'
    ? 'Só o acolhimento e a administração leem.'
    : `Só quem é de ${rooms[own ?? 'acolhimento']} e a administração leem.`

const rooms = { ...compartmentWords, acolhimento: 'Acolhimento' }

type Props = { notes: ProcessNotes['data'] } & Pick<ProcessDetail, 'role' | 'own'>

/** What the team writes for itself. `role`: the administration reads those of every room, and says which. */
export const NotesCard = ({ notes, role, own }: Props) => (
  <Card title="Notas da equipe" actions={<Badge icon="lock">O cliente não vê</Badge>}>
    <div className="space-y-4">
      {notes.length > 0 && (
        <ol className="space-y-3">
          {notes.map(({ id, room, text, nickname, created_at }) => (
            <li key={id} className="rounded-box border border-dashed border-accent/50 bg-accent/20 p-3">
              <p className="whitespace-pre-line break-words">{text}</p>
              <p className="mt-1 text-sm text-muted">
                {nickname}
                {role === 'admin' && `, ${rooms[room]}`} · <RelativeTime at={created_at} />
              </p>
            </li>
          ))}
        </ol>
      )}
      <Form key={notes.length} name="note" keep once>
        <TextArea name="text" label="Nova nota" help={readers(role, own)} rows={3} maxLength={3000} />
        <SubmitButton tone="quiet" icon="check" sending="Salvando…">
          Salvar nota
        </SubmitButton>
      </Form>
    </div>
  </Card>
)
