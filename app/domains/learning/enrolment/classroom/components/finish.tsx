import { useEffect } from 'react'
import { useActionData } from 'react-router'
import { useQueue } from '#domains/base/outbox/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { showToast } from '#ui/document/toasts.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { isKept } from '#ui/form/kept-for-later.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useRootData } from '#ui/root-data.ts'
import { keptPath } from '../../kept/kept.kinds.ts'
import { laterOf, waitingOf } from '../../kept/kept-act.model.ts'
import { useKept } from '../../kept/use-kept.ts'
import type { ClassroomPage } from '../classroom.schemas.ts'
import { nextClass } from '../next-class.model.ts'

/** Done, by one's word. Without signal it waits on the phone that keeps the class, as on the kept page. */
export function Finish({ page }: { page: ClassroomPage }) {
  const { course, lesson } = page
  const next = nextClass(page)
  const user_id = useRootData()?.viewer?.id ?? 0
  const kept = useKept()?.find(({ path }) => path === keptPath(course.slug, lesson.slug))
  const acts = useQueue(user_id)
  const waits = isKept(useActionData())
  useEffect(() => {
    if (waits) showToast({ kind: 'info', text: 'Salvo no celular. Sobe quando o sinal voltar.' })
  }, [waits])
  const goesOn = next?.open && !next.closed && !next.left
  if (kept && waitingOf(acts ?? [], kept, 'finish').length)
    return (
      <>
        <p className="text-muted">Feita. Sobe quando o sinal voltar.</p>
        {goesOn && (
          <LinkButton to={next.open?.to ?? ''} icon="arrow-right">
            Próxima
          </LinkButton>
        )}
      </>
    )
  return (
    <Form name="finish">
      {kept?.user_id === user_id && (
        <HiddenField name="for_later" value={JSON.stringify(laterOf(kept, 'Aula feita'))} />
      )}
      <SubmitButton sending="Salvando…" icon="circle-check">
        {goesOn ? 'Feita, próxima' : 'Feita'}
      </SubmitButton>
    </Form>
  )
}
