import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import type { ForLater, QueuedTarget } from '#domains/outbox/queued-act.kinds.ts'
import { QueuedNotice } from '#domains/outbox/ui.ts'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { isKept } from '#ui/form/kept-for-later.ts'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { useRootData } from '#ui/root-data.ts'
import type { Activity } from '../../activities/activity.model.ts'
import type { Usual } from '../../updates/usual.schemas.ts'
import { ActFields } from './act-fields.tsx'

type Props = {
  activity: Activity
  usual: Usual
  idempotency_key: string
  /** Target, for a form that can be queued when offline. */
  about?: QueuedTarget
  /** Owner, where the page does not know the viewer: the offline page is rendered for a visitor. */
  user_id?: number
  /** Fields for the target, when there is a choice. */
  children?: ReactNode
}

/**
 * Form for one activity, now or at a past time. The idempotency key deduplicates submits; when offline the form is
 * queued on the phone, and the next one gets a new key.
 */
export function ActForm({ activity, usual, idempotency_key, about, user_id, children }: Props) {
  const viewer = useRootData()?.viewer
  const whose = user_id ?? viewer?.id
  const answer = useActionData()
  const kept = isKept(answer)
  const key = kept ? answer.next : idempotency_key
  const later: ForLater | undefined =
    whose && about
      ? { user_id: whose, target: { kind: about.kind, slug: about.slug, name: about.name }, label: activity.label }
      : undefined
  return (
    <Card
      title={
        <span className="flex items-center gap-2.5">
          <Icon name={activity.icon} size={22} className="text-primary" />
          {activity.label}
        </span>
      }
    >
      {kept && <QueuedNotice kept={answer} />}
      <Form name="post" guard key={`${key} ${activity.key}`}>
        <HiddenField name="idempotency_key" value={key} />
        {later && <HiddenField name="for_later" value={JSON.stringify(later)} />}
        <HiddenField name="kind" value={activity.kind} />
        {activity.activity_type_id && <HiddenField name="activity_type_id" value={activity.activity_type_id} />}
        {children}
        <ActFields asks={activity} usual={usual} photosFirst={activity.kind === 'foto'} waits={Boolean(later)} />
        <FormActions>
          <SubmitButton sending="Registrando…">Registrar</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}
