import { Form as PlainForm } from 'react-router'
import { Badge } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Link } from '#ui/components/link.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { bookingStateWords, slotTimes } from '../slots/booking.words.ts'
import type { DeskSlot } from '../slots/consultancy.schemas.ts'

type SlotsProps = {
  slots: DeskSlot[]
  /** The form that was refused: it is open, with what is wrong. */
  refused?: string
}

/** Slots with who took them, and what may be done with each. */
export const DeskSlots = ({ slots, refused }: SlotsProps) => (
  <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-surface">
    {slots.map((slot) => (
      <li key={slot.id} className="space-y-3 px-5 py-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-semibold">{slotTimes(slot)}</span>
          {slot.booking ? (
            <Badge tone={bookingStateWords[slot.booking.state].tone}>
              {bookingStateWords[slot.booking.state].label}
            </Badge>
          ) : (
            <PlainForm method="post">
              <input type="hidden" name="form" value="remove" />
              <input type="hidden" name="id" value={slot.id} />
              <Button type="submit" size="sm" icon="trash-2" aria-label={`Tirar ${slotTimes(slot)}`}>
                Tirar
              </Button>
            </PlainForm>
          )}
        </div>
        {slot.booking && <Booked slot={slot} booking={slot.booking} refused={refused} />}
      </li>
    ))}
  </ul>
)

type Props = { slot: DeskSlot; booking: NonNullable<DeskSlot['booking']>; refused?: string }

function Booked({ slot, booking: { id, nickname, note, link, can }, refused }: Props) {
  return (
    <>
      <p>
        <Link to={`/perfil/${nickname}`} className="link">
          {nickname}
        </Link>
      </p>
      {note && <p className="break-words whitespace-pre-line text-muted">{note}</p>}
      {!can.settle && (
        <Disclosure
          title={link ? 'Link da sala' : 'Pôr o link da sala'}
          icon="link"
          inCard
          open={refused === `link-${id}`}
        >
          <Form name={`link-${id}`} values={{ link }} opened={{ link }}>
            <HiddenField name="id" value={String(id)} />
            <TextField
              name="link"
              label="Link da sala"
              type="url"
              placeholder="https://"
              maxLength={500}
              required={false}
            />
            <FormActions>
              <SubmitButton sending="Salvando…" tone="quiet">
                Salvar o link
              </SubmitButton>
            </FormActions>
          </Form>
        </Disclosure>
      )}
      <div className="flex flex-wrap gap-2">
        {can.settle && (
          <PlainForm method="post" className="flex flex-wrap gap-2">
            <input type="hidden" name="form" value="settle" />
            <input type="hidden" name="id" value={id} />
            <Button type="submit" size="sm" name="state" value="realizada" icon="check">
              Aconteceu
            </Button>
            <Button type="submit" size="sm" name="state" value="faltou">
              Faltou
            </Button>
          </PlainForm>
        )}
        {can.cancel && (
          <ConfirmButton
            label="Cancelar"
            size="sm"
            send={{ form: 'cancel', id: String(id) }}
            title={`Cancelar a conversa com ${nickname}?`}
            confirm="Cancelar a conversa"
          >
            {slotTimes(slot)} fica livre de novo, e avisamos {nickname}.
          </ConfirmButton>
        )}
      </div>
    </>
  )
}
