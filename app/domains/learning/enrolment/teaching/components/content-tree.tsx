import { Form as RouterForm, useNavigation, useSubmit } from 'react-router'
import type { OwnCourse } from '#domains/learning/courses/courses/courses.schemas.ts'
import { lessonKinds } from '#domains/learning/courses/lessons/lesson.kinds.ts'
import { lessonKindWords } from '#domains/learning/courses/lessons/lesson.words.ts'
import { type Drop, dropped, inOrder } from '#domains/learning/courses/lessons/moved.model.ts'
import { Badge } from '#ui/components/badge.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { IconName } from '#ui/components/icon-names.ts'
import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useDragOrder } from './use-drag-order.ts'

type Props = { tree: OwnCourse['tree']; base: string; problem?: string }

/** Modules and their classes, moved by buttons, each a small form, or dragged by their handles. */
export function ContentTree({ tree: stored, base, problem }: Props) {
  const submit = useSubmit()
  const tree = useOrderOnItsWay(stored)
  const send = (drop: Drop) =>
    submit(
      { form: 'order', modules: JSON.stringify(dropped(tree, drop)) },
      { method: 'post', preventScrollReset: true },
    )
  const { root, drop, handle } = useDragOrder(send)
  const isNext = (what: Drop['what'], id: number) => drop?.what === what && drop.before === id && drop.id !== id
  const isLast = (module: number) => drop?.what === 'lesson' && drop.module === module && drop.before === null
  return (
    <div ref={root} className={`space-y-4 ${drop ? 'select-none' : ''}`}>
      {problem && <Notice tone="error" title={problem} />}
      {tree.map((module, at) => (
        <section
          key={module.id}
          aria-label={module.title}
          data-module={module.id}
          className={`rounded-box border border-base-300 bg-surface ${lookOf(isNext('module', module.id), drop?.id === module.id && drop.what === 'module')}`}
        >
          <header className="flex items-center gap-2 border-b border-base-300 p-3">
            <Handle label={module.title} {...handle({ what: 'module', id: module.id })} />
            <h2 className="min-w-0 flex-1 text-lg break-words">{module.title}</h2>
            {at > 0 && <Mover what="module" id={module.id} by={-1} label={`Subir ${module.title}`} icon="arrow-up" />}
            {at < tree.length - 1 && (
              <Mover what="module" id={module.id} by={1} label={`Descer ${module.title}`} icon="arrow-down" />
            )}
          </header>
          <ol className="divide-y divide-base-300">
            {module.lessons.map((lesson, place) => (
              <li
                key={lesson.id}
                data-lesson={lesson.id}
                className={`flex items-center gap-2 py-1 pr-2 pl-1 ${lookOf(isNext('lesson', lesson.id), drop?.id === lesson.id && drop.what === 'lesson')}`}
              >
                <Handle label={lesson.title} {...handle({ what: 'lesson', id: lesson.id })} />
                <Icon name={lessonKindWords[lesson.kind].icon} size={18} className="shrink-0 text-muted" />
                <Link
                  to={`${base}/conteudo/${lesson.id}`}
                  className="min-w-0 flex-1 py-2.5 font-medium break-words hover:underline"
                >
                  {lesson.title}
                </Link>
                {lesson.state === 'rascunho' && <Badge>Rascunho</Badge>}
                {lesson.preview && <Badge tone="primary">Aberta</Badge>}
                {(at > 0 || place > 0) && (
                  <Mover what="lesson" id={lesson.id} by={-1} label={`Subir ${lesson.title}`} icon="arrow-up" />
                )}
                {(at < tree.length - 1 || place < module.lessons.length - 1) && (
                  <Mover what="lesson" id={lesson.id} by={1} label={`Descer ${lesson.title}`} icon="arrow-down" />
                )}
              </li>
            ))}
          </ol>
          {isLast(module.id) && <div className="h-1 bg-primary" />}
          <div className="space-y-2 border-t border-base-300 p-3">
            <Disclosure title="Nova aula" icon="plus" inCard>
              <Form name={`lesson-${module.id}`} className="space-y-4">
                <HiddenField name="module_id" value={module.id} />
                <TextField name="title" label="Título da aula" maxLength={120} />
                <RadioCards
                  name="kind"
                  label="Tipo"
                  cards={lessonKinds.map((value) => ({ value, ...lessonKindWords[value] }))}
                />
                <SubmitButton sending="Criando…">Criar aula</SubmitButton>
              </Form>
            </Disclosure>
            <Disclosure title="Nome do módulo" icon="pencil" inCard>
              <Form name={`rename-${module.id}`} className="space-y-3" values={{ title: module.title }}>
                <HiddenField name="id" value={module.id} />
                <TextField name="title" label="Nome" maxLength={120} />
                <SubmitButton tone="quiet" sending="Salvando…">
                  Salvar
                </SubmitButton>
              </Form>
              {module.lessons.length === 0 && (
                <ConfirmButton
                  label="Apagar o módulo"
                  size="sm"
                  tone="danger"
                  send={{ form: 'remove-module', id: String(module.id) }}
                  title={`Apagar ${module.title}?`}
                >
                  Ele está vazio.
                </ConfirmButton>
              )}
            </Disclosure>
          </div>
        </section>
      ))}
      {drop?.what === 'module' && drop.before === null && <div className="h-1 rounded-full bg-primary" />}
    </div>
  )
}

/** Until the server has answered the tree stands as it was dropped. */
function useOrderOnItsWay(tree: OwnCourse['tree']) {
  const { formData } = useNavigation()
  const sent = formData?.get('form') === 'order' ? formData.get('modules') : null
  return typeof sent === 'string' ? inOrder(tree, JSON.parse(sent)) : tree
}

/** A line above where something is dropped; what is held is faint. */
const lookOf = (isNext: boolean, isHeld: boolean) =>
  `${isNext ? 'shadow-[0_-4px_0_0_var(--color-primary)]' : ''} ${isHeld ? 'opacity-50' : ''}`

type HandleProps = { label: string } & ReturnType<ReturnType<typeof useDragOrder>['handle']>

/** For pointers alone: with the keyboard the arrows beside it do the same. */
const Handle = ({ label, ...gestures }: HandleProps) => (
  <span
    {...gestures}
    aria-hidden="true"
    title={`Arrastar ${label}`}
    className="needs-script grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-field text-muted hover:bg-base-200 active:cursor-grabbing"
  >
    <Icon name="grip-vertical" size={18} />
  </span>
)

type MoverProps = { what: 'module' | 'lesson'; id: number; by: number; label: string; icon: IconName }

const Mover = ({ what, id, by, label, icon }: MoverProps) => (
  <RouterForm method="post" preventScrollReset>
    <input type="hidden" name="form" value="move" />
    <input type="hidden" name="what" value={what} />
    <input type="hidden" name="id" value={id} />
    <button type="submit" name="by" value={by} aria-label={label} className="btn btn-ghost btn-square">
      <Icon name={icon} size={18} />
    </button>
  </RouterForm>
)
