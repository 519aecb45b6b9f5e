import { actFor, answersTo } from '#domains/learning/courses/lessons/asked-entry.kinds.ts'
import { askWords } from '#domains/learning/courses/lessons/lesson.words.ts'
import { formatDayTime } from '#shared/dates.ts'
import { buttonLook } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { setErrand } from '#ui/errand/errand.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useRootData } from '#ui/root-data.ts'
import type { ClassroomPage } from '../classroom.schemas.ts'
import { SeenEntry } from './seen-entry.tsx'

type Lesson = ClassroomPage['lesson']
type Props = { page: ClassroomPage; ask: NonNullable<Lesson['asks']>; may: boolean }

/** What of the journal does this class: said, written or chosen, and taken back. */
export const AskForm = ({ page, ask, may }: Props) => {
  const { task, done } = page.lesson
  return (
    <section aria-labelledby="titulo-registro" className="space-y-4">
      <h2 id="titulo-registro" className="text-2xl">
        No seu diário
      </h2>
      <p className="max-w-[70ch]">
        {askWords(ask)}. Quem ensina só vê um registro seu se você combinar ou entregar um, e nada mais da planta.
      </p>
      {may && !done && !ask.has_plants && (
        <Notice
          title="Você ainda não tem planta no diário"
          action={
            <ToJournal to="/cultivo/add-planta" page={page}>
              Nova planta
            </ToJournal>
          }
        >
          Esta aula se faz em uma planta sua.
        </Notice>
      )}
      {may && !done && !ask.agreed && <Agree ask={ask} />}
      {may && !done && ask.agreed && (
        <Notice title="Combinado">
          <div className="space-y-3 pt-2">
            <p>O próximo registro que servir faz a aula, e quem ensina vê só ele.</p>
            <ConfirmButton
              label="Desfazer o combinado"
              size="sm"
              send={{ form: 'take-back' }}
              title="Desfazer o combinado desta aula?"
              confirm="Desfazer"
            >
              O que você registrar não faz mais a aula, e quem ensina não vê. Você pode combinar de novo.
            </ConfirmButton>
          </div>
        </Notice>
      )}
      {task?.entry && (
        <Notice tone="success" title="Entregue. A aula está feita.">
          <div className="space-y-3 pt-2">
            <SeenEntry entry={task.entry} />
            {!task.seen && <p>Quem ensina não vê este registro. Só passa a ver se você entregar de novo.</p>}
            <ConfirmButton
              label="Tirar da vista de quem ensina"
              size="sm"
              send={{ form: 'take-back' }}
              title="Tirar este registro da vista de quem ensina?"
              confirm="Tirar"
            >
              Ele continua no seu diário. A aula deixa de estar feita por ele, e o combinado termina.
            </ConfirmButton>
          </div>
        </Notice>
      )}
      {done && !task?.entry && <Notice tone="success" title="Feita. Quem ensina não vê nenhum registro seu." />}
      {may && !(task?.entry && task.seen) && ask.found.length > 0 && (
        <Form name="entry" className="space-y-4">
          <SelectField
            name="update_id"
            label="Um registro que você já tem"
            placeholder="Escolha o registro"
            options={ask.found.map(({ id, label, plant, happened_at }) => ({
              value: String(id),
              label: `${label} de ${plant}, ${formatDayTime(happened_at)}`,
            }))}
          />
          <SubmitButton sending="Entregando…">Entregar este</SubmitButton>
        </Form>
      )}
      {may && !done && ask.agreed && (
        <ToJournal to={`/cultivo/registrar?tipo=${actFor(ask.entry)}`} page={page}>
          Registrar agora
        </ToJournal>
      )}
    </section>
  )
}

type ToJournalProps = { to: string; page: Pick<ClassroomPage, 'course' | 'lesson'>; children: string }

/** To the journal, from where a bar leads back to the class. */
function ToJournal({ to, page: { course, lesson }, children }: ToJournalProps) {
  const user_id = useRootData()?.viewer?.id
  const start = () => {
    if (user_id)
      setErrand({
        user_id,
        to: `/dichavando/cursos/${course.slug}/${lesson.slug}`,
        words: `Para a aula ${lesson.title}${lesson.asks ? `: ${askWords(lesson.asks).toLowerCase()}` : ''}`,
        metric: lesson.asks ? answersTo[lesson.asks.entry].metric : undefined,
      })
  }
  return (
    <Link to={to} onClick={start} className={buttonLook({})}>
      <Icon name="notebook-pen" />
      {children}
    </Link>
  )
}

/** What its pupil agrees to, in words, with what the class asks as they read it. */
const Agree = ({ ask }: Pick<Props, 'ask'>) => (
  <Form name="agree" className="space-y-4 rounded-box border border-base-300 bg-surface p-4">
    <h3 className="text-lg">Combinar com quem ensina</h3>
    <p className="max-w-[70ch]">
      Quando você registrar nas suas plantas o que a aula pede, ela fica feita e quem ensina vê só aquela entrada: o
      texto, as medidas e as fotos dela, mesmo que a planta seja privada. Vale uma só, das que você escrever depois de
      combinar, e você pode desfazer quando quiser.
    </p>
    <HiddenField name="entry" value={ask.entry} />
    {ask.phase && <HiddenField name="phase" value={ask.phase} />}
    <SubmitButton sending="Combinando…">Combinar</SubmitButton>
  </Form>
)
