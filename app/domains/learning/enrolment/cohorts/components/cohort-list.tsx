import { formatDay } from '#shared/dates.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { CohortCard } from '../cohorts.schemas.ts'
import { seatsWords } from '../seats.words.ts'

/** The groups of a course: seats, days, and the way in or out. */
export const CohortList = ({ cohorts }: { cohorts: CohortCard[] }) =>
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
                Começa {formatDay(one.starts_at)}, {one.open ? seatsWords(one) : 'inscrições encerradas'}
              </p>
              {one.own === 'dentro' && <p className="text-sm font-medium">Você está dentro.</p>}
              {one.own === 'fila' && <p className="text-sm font-medium">Você é o {one.own_place}º da fila.</p>}
            </div>
            {one.own && (
              <ConfirmButton
                label="Sair"
                send={{ form: 'cohort', id: String(one.id), act: 'leave' }}
                title={one.own === 'fila' ? `Sair da fila de ${one.name}?` : `Sair de ${one.name}?`}
                confirm="Sair"
              >
                {one.own === 'fila'
                  ? `Você perde o ${one.own_place}º lugar. Quem volta vai para o fim da fila.`
                  : lost(one)}
              </ConfirmButton>
            )}
            {!one.own && one.open && (
              <Form name="cohort">
                <HiddenField name="id" value={one.id} />
                <SubmitButton name="act" value="join" tone="primary" sending="Salvando…">
                  {one.taken < one.seats ? 'Entrar na turma' : 'Entrar na fila'}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

const lost = ({ waiting, open }: CohortCard) =>
  [
    waiting > 0
      ? 'A sua vaga passa na hora para quem é o primeiro da fila.'
      : 'A sua vaga fica livre para outra pessoa.',
    open ? 'Para voltar, precisa haver vaga.' : 'As inscrições acabaram: não dá para voltar.',
    'Se o curso abriu para você com a turma, ele fecha; o que você fez continua guardado.',
  ].join(' ')
