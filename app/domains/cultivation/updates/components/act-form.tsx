import type { ReactNode } from 'react'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { Activity } from '../../activities/activity.ts'
import type { Usual } from '../usual.schemas.ts'
import { ActFields } from './act-fields.tsx'

type Props = {
  activity: Activity
  usual: Usual
  idempotency_key: string
  /** Where it happened, when there is a choice. */
  children?: ReactNode
}

/** One activity, for now or for a moment that has passed. The key makes the same form sent twice one act. */
export const ActForm = ({ activity, usual, idempotency_key, children }: Props) => (
  <Card
    title={
      <span className="flex items-center gap-2.5">
        <Icon name={activity.icon} size={22} className="text-primary" />
        {activity.label}
      </span>
    }
  >
    <Form name="post" guard key={`${idempotency_key} ${activity.key}`}>
      <HiddenField name="idempotency_key" value={idempotency_key} />
      <HiddenField name="kind" value={activity.kind} />
      {activity.activity_type_id && <HiddenField name="activity_type_id" value={activity.activity_type_id} />}
      {children}
      <ActFields asks={activity} usual={usual} photosFirst={activity.kind === 'foto'} />
      <SubmitButton sending="Registrando…">Registrar</SubmitButton>
    </Form>
  </Card>
)
