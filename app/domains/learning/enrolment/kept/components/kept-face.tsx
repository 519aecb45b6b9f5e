import { useEffect, useRef, useState } from 'react'
import { useActionData } from 'react-router'
import type { QueuedAct } from '#domains/base/outbox/queued-act.kinds.ts'
import { useQueue } from '#domains/base/outbox/ui.ts'
import { RichText } from '#domains/words/rich-text/ui.ts'
import { Breadcrumbs } from '#ui/components/breadcrumbs.tsx'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { showToast } from '#ui/document/toasts.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { isKept } from '#ui/form/kept-for-later.ts'
import { keepTyping } from '#ui/form/kept-typing.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { ClassVideo } from '../../classroom/components/class-video.tsx'
import { KEPT } from '../kept.kinds.ts'
import { laterOf, waitingOf } from '../kept-act.model.ts'
import type { KeptClass } from '../kept-class.model.ts'
import { checkKept, saveFile } from '../kept-classes.browser.ts'
import { useWatched } from '../use-watched.ts'

/** A class as the phone keeps it. */
export function KeptFace({ kept }: { kept: KeptClass }) {
  const { course, lesson, needsSignal } = kept
  const acts = useQueue(kept.user_id)
  // Where the video stood without signal is in the queue.
  if (acts === undefined) return null
  return (
    <article className="mx-auto max-w-3xl space-y-8">
      <header className="space-y-3">
        <Breadcrumbs crumbs={[{ to: KEPT, label: 'Aulas guardadas', reload: true }]} />
        <h1 className="text-[1.75rem] leading-tight break-words sm:text-4xl">{lesson.title}</h1>
        <p className="text-muted">
          {course.title}
          {course.teacher && `, com ${course.teacher}`}
        </p>
        <LinkButton to={`/dichavando/cursos/${course.slug}/${lesson.slug}`} icon="refresh-cw" reload>
          Abrir com sinal
        </LinkButton>
      </header>
      {lesson.video && <KeptVideo kept={kept} acts={acts ?? []} />}
      {needsSignal.video && <Notice>O vídeo desta aula vem de outro site e precisa de sinal.</Notice>}
      {lesson.text && <RichText {...lesson.text} />}
      {lesson.files.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {lesson.files.map(({ id, name }) => (
            <li key={id}>
              <Button icon="download" onClick={() => void saveFile(`${kept.path}/arquivo/${id}`, name)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {needsSignal.quiz && (
        <Notice title="O quiz precisa de sinal">
          As respostas certas não saem do site: responda quando ele voltar.
        </Notice>
      )}
      {needsSignal.task && (
        <Notice title="A entrega precisa de sinal">Anote abaixo, e entregue quando ele voltar.</Notice>
      )}
      <Acts kept={kept} acts={acts ?? []} />
    </article>
  )
}

type Props = { kept: KeptClass; acts: QueuedAct[] }

function KeptVideo({ kept, acts }: Props) {
  const { lesson } = kept
  const player = useRef<HTMLVideoElement>(null)
  const [position_s] = useState(() =>
    Number(waitingOf(acts, kept, 'watched').at(-1)?.get('position_s') ?? lesson.position_s),
  )
  useWatched(player, kept)
  if (!lesson.video) return null
  return (
    <div className="space-y-2">
      <ClassVideo
        player={player}
        video={lesson.video}
        title={lesson.title}
        captions={lesson.captions}
        position_s={position_s}
        beat_url={null}
        next={null}
        onDone={() => undefined}
      />
      {!lesson.done && (
        <p className="text-sm text-muted">O que você vê aqui conta quando o sinal voltar, pelo tempo que passou.</p>
      )}
    </div>
  )
}

/** Done, and own notes: they wait on the phone. */
function Acts({ kept, acts }: Props) {
  const answer = useActionData()
  const waits = isKept(answer) ? answer : undefined
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  useEffect(() => {
    if (waits) showToast({ kind: 'info', text: 'Salvo no celular. Sobe quando o sinal voltar.' })
  }, [waits])
  // What has left the queue is at the site.
  const waiting = acts.length
  const before = useRef(waiting)
  useEffect(() => {
    if (waiting < before.current) void checkKept().catch((reason) => console.info('kept classes:', reason))
    before.current = waiting
  }, [waiting])
  const isSaid = waitingOf(acts, kept, 'finish').length > 0
  const said = waitingOf(acts, kept, 'note')
  const keeper = { user_id: kept.user_id, at: `${kept.path}:note` }
  const onDone = () => {
    keepTyping(keeper, {})
    setKey(crypto.randomUUID())
  }
  return (
    <>
      {kept.canFinish &&
        (isSaid ? (
          <p className="text-muted">Feita. Sobe quando o sinal voltar.</p>
        ) : (
          <Form name="finish">
            <HiddenField name="for_later" value={JSON.stringify(laterOf(kept, 'Aula feita'))} />
            <SubmitButton sending="Salvando…" icon="circle-check">
              Feita
            </SubmitButton>
          </Form>
        ))}
      <section aria-labelledby="titulo-anotacoes" className="space-y-4">
        <h2 id="titulo-anotacoes" className="text-2xl">
          Anotações
        </h2>
        <ul className="space-y-3">
          {kept.lesson.notes.map(({ id, text }) => (
            <li key={id} className="break-words whitespace-pre-line">
              {text}
            </li>
          ))}
          {said.map((fields) => (
            <li key={fields.get('idempotency_key')} className="break-words whitespace-pre-line">
              {fields.get('text')} <span className="text-sm text-muted">(a enviar)</span>
            </li>
          ))}
        </ul>
        <Form name="note" keep keeper={keeper} key={key} onDone={onDone} className="space-y-3">
          <HiddenField name="idempotency_key" value={key} />
          <HiddenField name="for_later" value={JSON.stringify(laterOf(kept, 'Anotação'))} />
          <HiddenField name="second" value={kept.lesson.position_s} />
          <TextArea name="text" label="Nova anotação" help="Só você lê." rows={2} maxLength={2000} required />
          <SubmitButton sending="Salvando…" tone="quiet">
            Anotar
          </SubmitButton>
        </Form>
      </section>
    </>
  )
}
