import { Form as RouterForm } from 'react-router'
import type { OwnCourse } from '#domains/learning/courses/courses/courses.schemas.ts'
import { lessonKinds } from '#domains/learning/courses/lessons/lesson.kinds.ts'
import { lessonKindWords } from '#domains/learning/courses/lessons/lesson.words.ts'
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

type Props = { tree: OwnCourse['tree']; base: string; problem?: string }

/** Modules and their classes, moved by buttons, each a small form. */
export const ContentTree = ({ tree, base, problem }: Props) => (
  <div className="space-y-4">
    {problem && <Notice tone="error" title={problem} />}
    {tree.map((module, at) => (
      <section key={module.id} aria-label={module.title} className="rounded-box border border-base-300 bg-surface">
        <header className="flex items-center gap-2 border-b border-base-300 p-3">
          <h2 className="min-w-0 flex-1 text-lg break-words">{module.title}</h2>
          {at > 0 && <Mover what="module" id={module.id} by={-1} label={`Subir ${module.title}`} icon="arrow-up" />}
          {at < tree.length - 1 && (
            <Mover what="module" id={module.id} by={1} label={`Descer ${module.title}`} icon="arrow-down" />
          )}
        </header>
        <ol className="divide-y divide-base-300">
          {module.lessons.map((lesson, place) => (
            <li key={lesson.id} className="flex items-center gap-2 py-1 pr-2 pl-3">
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
  </div>
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
