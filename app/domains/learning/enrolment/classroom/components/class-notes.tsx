import { Disclosure } from '#ui/components/disclosure.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { ClassroomPage } from '../classroom.schemas.ts'

type Props = { notes: ClassroomPage['lesson']['notes']; hasVideo: boolean; idempotency_key: string }

/** Own notes, at a second of the video when there is one: nobody else reads them. */
export const ClassNotes = ({ notes, hasVideo, idempotency_key }: Props) => (
  <Disclosure title={notes.length ? `Anotações (${notes.length})` : 'Anotações'} icon="notebook-pen" inCard>
    <div className="space-y-4">
      {notes.length > 0 && (
        <ul className="space-y-3">
          {notes.map((note) => (
            <li key={note.id} className="flex items-start gap-3">
              {hasVideo && (
                <button
                  type="button"
                  className="figures link inline-flex min-h-11 min-w-11 shrink-0 items-center needs-script"
                  onClick={() => seek(note.second)}
                >
                  {clock(note.second)}
                </button>
              )}
              <p className="min-w-0 flex-1 break-words whitespace-pre-line">{note.text}</p>
              <ConfirmButton
                label="Apagar"
                size="sm"
                send={{ form: 'remove-note', id: String(note.id) }}
                title="Apagar esta anotação?"
              >
                Ela some para sempre.
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
      <Form name="note" keep key={idempotency_key} className="space-y-3">
        <HiddenField name="idempotency_key" value={idempotency_key} />
        <input type="hidden" name="second" defaultValue="0" ref={withSecond} />
        <TextArea name="text" label="Nova anotação" help="Só você lê." rows={2} maxLength={2000} />
        <SubmitButton sending="Salvando…" tone="quiet">
          Anotar
        </SubmitButton>
      </Form>
    </div>
  </Disclosure>
)

const video = () => document.querySelector('video')

/** The field says where the video stands when the form is sent. */
function withSecond(field: HTMLInputElement | null) {
  const form = field?.form
  if (!field || !form) return
  const put = () => {
    field.value = String(Math.floor(video()?.currentTime ?? 0))
  }
  form.addEventListener('submit', put, { capture: true })
  return () => form.removeEventListener('submit', put, { capture: true })
}

function seek(second: number) {
  const player = video()
  if (!player) return
  player.currentTime = second
  player.scrollIntoView({ block: 'center' })
}

const clock = (second: number) => `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`
