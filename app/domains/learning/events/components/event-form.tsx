import type { ReactNode } from 'react'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FormValues } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SwitchField } from '#ui/form/switch-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { eventAudiences } from '../events/event.kinds.ts'
import { eventAudienceWords } from '../events/event.words.ts'
import type { EventChoices } from '../events/events.schemas.ts'

type Props = {
  values: FormValues
  opened?: object
  choices: EventChoices
  idempotency_key?: string
  children: ReactNode
}

/** An event as who holds it writes it. */
export function EventForm({ values, opened, choices: { types, courses }, idempotency_key, children }: Props) {
  return (
    <Form name="event" values={values} opened={opened} keep>
      {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
      <TextField name="title" label="Título" maxLength={120} />
      <SelectField
        name="type_id"
        label="Tipo"
        placeholder="Escolha um tipo"
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField name="starts_at" label="Começa em" type="datetime-local" help="Horário de Brasília." />
        <DateField name="ends_at" label="Termina em" type="datetime-local" />
      </div>
      <TextArea name="text" label="O que vai acontecer" required={false} maxLength={3000} rows={5} />
      <RadioCards
        name="audience"
        label="Quem participa"
        cards={eventAudiences.map((value) => ({
          value,
          ...eventAudienceWords[value],
          icon: ({ todos: 'users', alunos: 'graduation-cap' } as const)[value],
        }))}
      />
      <SelectField
        name="course_id"
        label="De qual curso"
        required={false}
        placeholder="Nenhum"
        options={courses.map(({ id, title }) => ({ value: id, label: title }))}
        help="O evento aparece na página do curso."
      />
      <NumberField
        name="capacity"
        label="Vagas"
        whole
        required={false}
        help="Em branco: sem limite. Com limite, quem chega depois entra na fila e sobe sozinho."
      />
      <TextField
        name="link"
        label="Link da sala"
        type="url"
        required={false}
        placeholder="https://"
        maxLength={500}
        help="Só quem tem vaga vê, a partir de 15 minutos antes."
      />
      <TextField
        name="place"
        label="Lugar"
        required={false}
        maxLength={200}
        help="Um endereço, ou como se chega. Quem pode participar vê."
      />
      <SwitchField
        name="publish"
        label="Publicado"
        on={{ label: 'Sim' }}
        off={{ label: 'Rascunho' }}
        help="Um rascunho só você vê."
      />
      {children}
    </Form>
  )
}
