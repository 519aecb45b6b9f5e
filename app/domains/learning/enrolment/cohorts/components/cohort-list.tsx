import { formatDay } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { CohortCard } from '../cohorts.schemas.ts'

/** The groups of a course: seats, days, and the way in or out. */
export const CohortList = ({ cohorts, signed }: { cohorts: CohortCard[]; signed: boolean }) =>
  cohorts.length === 0 ? null : (
    <section aria-labelledby="titulo-turmas" className="space-y-3">
      <h2 id="titulo-turmas" className="text-2xl">
        Turmas
      </h2>
      <ul className="space-y-3">
        {cohorts.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box border border-base-300 bg-surface p-4"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">{one.name}</p>
              <p className="text-sm text-muted">
                Começa {formatDay(one.starts_at)}, {vacancies(one)}
              </p>
              {one.own === 'dentro' && <p className="text-sm font-medium">Você está dentro.</p>}
              {one.own === 'fila' && <p className="text-sm font-medium">Você é o {one.own_place}º da fila.</p>}
            </div>
            {signed && (one.own || one.open) && (
              <Form name="cohort">
                <HiddenField name="id" value={one.id} />
                <SubmitButton
                  name="act"
                  value={one.own ? 'leave' : 'join'}
                  tone={one.own ? 'quiet' : 'primary'}
                  sending="Salvando…"
                >
                  {one.own ? 'Sair' : one.taken < one.seats ? 'Entrar na turma' : 'Entrar na fila'}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

const vacancies = ({ seats, taken, waiting, open }: CohortCard) =>
  !open
    ? 'inscrições encerradas'
    : taken < seats
      ? `${plural(seats - taken, 'vaga', 'vagas')} de ${seats}`
      : `sem vagas, ${plural(waiting, 'pessoa espera', 'pessoas esperam')}`
