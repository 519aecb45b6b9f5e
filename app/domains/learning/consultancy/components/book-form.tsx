import { formatDay, formatTime } from '#shared/dates.ts'
import { MINUTE } from '#shared/durations.ts'
import { Card } from '#ui/components/card.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { Form } from '#ui/form/form.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { Consultancy } from '../slots/consultancy.schemas.ts'

type Props = {
  slots: Consultancy['slots']
  /** Said here when the last slot went to somebody else, and no form is left to say it. */
  refused?: string
}

/** A member chooses a slot, and says what it will be about. */
export const BookForm = ({ slots, refused }: Props) => (
  <Card title="Marcar um horário">
    {slots.length ? (
      <Form name="book" keep>
        <RadioCards
          name="id"
          label="Horários livres"
          help="Horário de Brasília. Dá para desmarcar até 24 horas antes."
          cards={slots.map(({ id, starts_at, minutes }) => ({
            value: id,
            label: formatDay(starts_at),
            text: `${formatTime(starts_at)} às ${formatTime(new Date(starts_at.getTime() + minutes * MINUTE))}`,
            icon: 'clock',
          }))}
        />
        <TextArea
          name="note"
          label="Sobre o que você quer falar"
          required={false}
          maxLength={1000}
          rows={4}
          help="Só quem ensina lê."
        />
        <FormActions>
          <SubmitButton sending="Marcando…" icon="calendar-check">
            Marcar
          </SubmitButton>
        </FormActions>
      </Form>
    ) : (
      <div className="space-y-4">
        {refused && <Notice tone="error">{refused}</Notice>}
        <EmptyState icon="calendar" text="Não há horário livre agora. Quem ensina abre novos de tempos em tempos." />
      </div>
    )}
  </Card>
)
