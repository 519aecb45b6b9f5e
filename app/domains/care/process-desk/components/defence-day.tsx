import type { ProcessDetail } from '#domains/care/processes/processes/processes.schemas.ts'
import { momentField } from '#shared/dates.ts'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'

/** For which day a defence is set: said when it comes, put right when it was wrong. */
export function DefenceDay({ set_for, can }: Pick<ProcessDetail, 'set_for' | 'can'>) {
  if (!can.set_day) return null
  const stands = { set_for: set_for && momentField(set_for) }
  return (
    <Disclosure key={stands.set_for} title={set_for ? 'A data mudou?' : 'Chegou uma data?'} icon="calendar">
      <Form name="day" values={stands} opened={stands}>
        <DateField
          name="set_for"
          label="Dia e hora da intimação ou da audiência"
          type="datetime-local"
          required={false}
          help="Como está no papel. Em branco: sem data. O cliente e a equipe são avisados."
        />
        <SubmitButton sending="Salvando…">Salvar a data</SubmitButton>
      </Form>
    </Disclosure>
  )
}
