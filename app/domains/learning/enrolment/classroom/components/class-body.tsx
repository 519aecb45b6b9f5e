import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { RichText } from '#domains/words/rich-text/ui.ts'
import { formatDayTime } from '#shared/dates.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import type { ClassroomPage } from '../classroom.schemas.ts'
import { nextClass } from '../next-class.model.ts'
import { AskForm } from './ask-form.tsx'
import { ClassVideo } from './class-video.tsx'
import { QuizForm } from './quiz.tsx'
import { TaskForm } from './task-form.tsx'
import { VideoElsewhere } from './video-elsewhere.tsx'

type Props = { page: ClassroomPage; keys: { quiz: string; task: string } }

/** What a class holds, by its kind. */
export function ClassBody({ page, keys }: Props) {
  const { course, lesson, role } = page
  const { revalidate } = useRevalidator()
  const [seen, setSeen] = useState(lesson.covered_percent)
  const base = `/dichavando/cursos/${course.slug}`
  const call = `/api/v1/cursos/curso/${course.slug}/aula/${lesson.slug}`
  return (
    <div className="space-y-6">
      {lesson.video && (
        <ClassVideo
          key={lesson.id}
          video={lesson.video}
          title={lesson.title}
          captions={lesson.captions}
          position_s={lesson.position_s}
          beat_url={role === 'pupil' ? `${call}/sinal` : null}
          next={nextClass(page)}
          onSeen={setSeen}
          onDone={() => void revalidate()}
        />
      )}
      {lesson.video && role === 'pupil' && (
        <p className="text-sm text-muted">
          {lesson.done
            ? `Aula feita. Você viu ${Math.max(seen, lesson.covered_percent)} %.`
            : `Você viu ${Math.max(seen, lesson.covered_percent)} %. Com 90 % a aula fica feita sozinha.`}
        </p>
      )}
      {!lesson.video && lesson.video_url && (
        <VideoElsewhere address={lesson.video_url} frame={`${base}/${lesson.slug}/video`} title={lesson.title} />
      )}
      {lesson.kind === 'ao_vivo' && <Live lesson={lesson} />}
      {lesson.text && <RichText {...lesson.text} />}
      {lesson.files.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {lesson.files.map((file) => (
            <li key={file.id}>
              <LinkButton to={`${call}/arquivo/${file.id}`} icon="download" reload download>
                {file.name}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {lesson.quiz && <QuizForm quiz={lesson.quiz} idempotency_key={keys.quiz} may={role === 'pupil'} />}
      {lesson.asks && role !== 'outside' && <AskForm page={page} ask={lesson.asks} may={role === 'pupil'} />}
      {lesson.kind === 'tarefa' && !lesson.asks && role !== 'outside' && (
        <TaskForm task={lesson.task} may={role === 'pupil'} idempotency_key={keys.task} />
      )}
    </div>
  )
}

const Live = ({ lesson: { live_at, live_url, video_url } }: { lesson: ClassroomPage['lesson'] }) =>
  live_at && !video_url ? (
    <Notice title={formatDayTime(live_at)}>
      {live_url ? (
        <LinkButton to={live_url} icon="external-link">
          Entrar na aula
        </LinkButton>
      ) : (
        'O link aparece aqui antes da aula.'
      )}
    </Notice>
  ) : null
