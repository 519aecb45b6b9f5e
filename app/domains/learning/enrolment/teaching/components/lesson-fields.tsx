import { askedEntries } from '#domains/learning/courses/lessons/asked-entry.kinds.ts'
import { lessonPhases } from '#domains/learning/courses/lessons/lesson.kinds.ts'
import { askedEntryWords, lessonPhaseWords } from '#domains/learning/courses/lessons/lesson.words.ts'
import type { LessonDetail } from '#domains/learning/courses/lessons/lessons.schemas.ts'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Video, type VideoData } from '#ui/components/video.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { FilesField } from '#ui/form/files-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { VideoField } from '#ui/form/video-field.tsx'
import { CaptionsField } from './captions-field.tsx'
import { QuizRows } from './quiz-rows.tsx'

/** What a class of its kind needs. */
export function LessonByKind({ lesson, video }: { lesson: LessonDetail; video: VideoData | null }) {
  if (lesson.kind === 'video')
    return (
      <Card title="Vídeo">
        <div className="space-y-5">
          {video && <Video video={video} label="O vídeo que está na aula" />}
          <VideoField
            label={video ? 'Trocar o vídeo' : 'Enviar o vídeo'}
            length="long"
            help="MP4, MOV ou WebM, até 3 horas e 2 GB. Fica só para quem faz o curso, e conta sozinho quando a pessoa vê 90 %."
            required={false}
          />
          {video && (
            <CheckboxField
              name="without_video"
              label="Tirar o vídeo que está na aula"
              help="Sai ao salvar; antes, dê um endereço ou envie outro. O que os alunos já viram continua contado."
            />
          )}
          <TextField
            name="video_url"
            label="Ou o endereço"
            help="YouTube, Vimeo ou HLS (.m3u8). Só carrega depois de um toque, e quem assiste marca a aula como feita."
            type="url"
            required={false}
          />
          <Disclosure title="Legendas" icon="file-text" inCard>
            <CaptionsField />
          </Disclosure>
        </div>
      </Card>
    )
  if (lesson.kind === 'ao_vivo')
    return (
      <Card title="Ao vivo">
        <div className="space-y-5">
          <DateField name="live_at" label="Quando" type="datetime-local" required={false} />
          <TextField name="live_url" label="Link" help="Só os alunos veem." type="url" required={false} />
          <TextField name="video_url" label="Gravação" help="Depois da aula." type="url" required={false} />
        </div>
      </Card>
    )
  if (lesson.kind === 'material')
    return (
      <Card title="Arquivos">
        <FilesField name="file_ids" label="PDF ou foto" files={lesson.files} max={10} />
      </Card>
    )
  if (lesson.kind === 'quiz')
    return (
      <Card title="Perguntas">
        <div className="space-y-5">
          <QuizRows quiz={lesson.quiz} />
          <NumberField name="pass_percent" label="Passa com" unit="%" whole />
          <NumberField name="max_attempts" label="Tentativas" help="Vazio: quantas quiser." required={false} whole />
          <CheckboxField name="shuffled" label="Embaralhar as alternativas" />
        </div>
      </Card>
    )
  if (lesson.kind === 'tarefa')
    return (
      <Card title="O que se entrega">
        <div className="space-y-5">
          <SelectField
            name="asks"
            label="Um registro do diário"
            help="De uma planta de quem aprende. A aula fica feita quando o registro existe, e você vê só ele: nada mais da planta."
            required={false}
            options={[
              { value: '', label: 'Nenhum: a pessoa escreve o que fez, e você responde' },
              ...askedEntries.map((value) => ({ value, label: askedEntryWords[value] })),
            ]}
          />
          <SelectField
            name="asks_phase"
            label="Com a planta em"
            help="Só vale com um registro."
            required={false}
            options={phaseOptions('Qualquer fase')}
          />
        </div>
      </Card>
    )
  return null
}

const phaseOptions = (none: string) => [
  { value: '', label: none },
  ...lessonPhases.map((value) => ({ value, label: lessonPhaseWords[value] })),
]

/** For whom, and from when on. */
export const LessonWhen = () => (
  <Disclosure title="Quando abre" icon="lock" inCard>
    <div className="space-y-5">
      <CheckboxField name="preview" label="Aula aberta" help="Qualquer pessoa vê, para experimentar." />
      <NumberField name="drip_days" label="Dias depois da inscrição" required={false} whole />
      <DateField name="drip_at" label="Ou em um dia" type="datetime-local" required={false} />
      <SelectField
        name="phase"
        label="Ou quando uma planta do aluno entra em"
        required={false}
        options={phaseOptions('Não depende da planta')}
      />
    </div>
  </Disclosure>
)
