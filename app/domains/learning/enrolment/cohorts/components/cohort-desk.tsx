import { formatDay, momentField } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Link } from '#ui/components/link.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { cohortFields } from '../cohort-fields.form.ts'
import type { CohortCard, CohortPeople } from '../cohorts.schemas.ts'
import { seatsWords } from '../seats.words.ts'

/** The groups of a course for who teaches it: made, given more seats, closed. */
export const CohortDesk = ({ cohorts, people }: { cohorts: CohortCard[]; people: CohortPeople['data'] }) => (
  <Card title="Turmas">
    <div className="space-y-4">
      {cohorts.map((one) => (
        <Disclosure key={one.id} title={one.name} icon="users" inCard>
          <div className="space-y-4">
            <p className="text-muted">
              Começa {formatDay(one.starts_at)}, {seatsWords(one)}.
            </p>
            <People
              label="Dentro"
              people={people.filter((who) => who.cohort_id === one.id && who.state === 'dentro')}
            />
            <People label="Na fila" people={people.filter((who) => who.cohort_id === one.id && who.state === 'fila')} />
            <Form
              name={`cohort-${one.id}`}
              key={JSON.stringify(cohortFields(one))}
              opened={cohortFields(one)}
              values={{
                ...{ name: one.name, seats: one.seats, starts_at: momentField(one.starts_at) },
                ...{ ends_at: momentField(one.ends_at), closes_at: momentField(one.closes_at) },
              }}
              keep
              className="space-y-4"
            >
              <HiddenField name="id" value={one.id} />
              <CohortFields />
              <SubmitButton sending="Salvando…">Salvar a turma</SubmitButton>
            </Form>
            {one.taken + one.waiting === 0 && (
              <ConfirmButton
                label="Apagar a turma"
                size="sm"
                tone="danger"
                send={{ form: 'remove-cohort', id: String(one.id) }}
                title={`Apagar ${one.name}?`}
              >
                Ninguém está nela.
              </ConfirmButton>
            )}
          </div>
        </Disclosure>
      ))}
      <Disclosure title="Nova turma" icon="plus" inCard>
        <Form name="cohort" key={cohorts.length} keep className="space-y-4">
          <CohortFields />
          <SubmitButton sending="Criando…">Criar a turma</SubmitButton>
        </Form>
      </Disclosure>
    </div>
  </Card>
)

const People = ({ label, people }: { label: string; people: CohortPeople['data'] }) =>
  people.length === 0 ? null : (
    <p className="break-words">
      <span className="font-semibold">{label}:</span>{' '}
      {people.map(({ nickname }, at) => (
        <span key={nickname}>
          {at > 0 && ', '}
          <Link to={`/perfil/${nickname}`} className="link link-hover">
            {nickname}
          </Link>
        </span>
      ))}
    </p>
  )

const CohortFields = () => (
  <>
    <TextField name="name" label="Nome da turma" maxLength={80} />
    <NumberField name="seats" label="Vagas" help="Mais vagas chamam a fila na hora." whole />
    <DateField
      name="starts_at"
      label="Começa"
      help="As datas valem também para quem já está dentro."
      type="datetime-local"
    />
    <DateField
      name="ends_at"
      label="Termina"
      help="Vazio: o curso fica aberto."
      type="datetime-local"
      required={false}
    />
    <DateField name="closes_at" label="Inscrições até" type="datetime-local" required={false} />
  </>
)
