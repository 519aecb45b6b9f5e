import { useState } from 'react'
import { useFetcher } from 'react-router'
import { formMoment, plantsListed, typedIn } from '#domains/base/outbox/queued-act.form.ts'
import type { ForLater, QueuedAct, Refusal } from '#domains/base/outbox/queued-act.kinds.ts'
import type { Activity } from '#domains/garden/journal/activities/activity.model.ts'
import { ActFields } from '#domains/garden/journal/acts/ui.ts'
import type { FormResult } from '#shared/form-result.ts'
import { Button } from '#ui/components/button.tsx'
import { TextSkeleton } from '#ui/components/skeleton.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { isKept } from '#ui/form/kept-for-later.ts'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { activityNoted } from '../activity-noted.model.ts'
import type { Kit } from '../kit.browser.ts'
import { isSamePlace, placesFor } from '../places.model.ts'
import { useKit } from '../use-kit.ts'
import { CorrectWhere } from './correct-where.tsx'

type Props = { act: QueuedAct; refused: Refusal; onClose: () => void }

/** Form to correct a refused act: the typed values with the server's errors beside their fields. Works offline. */
export function CorrectForm(props: Props) {
  const kit = useKit(props.act.user_id)
  if (!kit) return <TextSkeleton lines={4} />
  const activity = activityNoted(props.act, kit.own)
  return <Mend {...props} kit={kit} activity={activity} />
}

function Mend({ act, refused, onClose, kit, activity }: Props & { kit: Kit; activity: Activity }) {
  const places = placesFor(activity, kit, act.target)
  const [at, setAt] = useState(() => places.findIndex((place) => isSamePlace(place, act.target)))
  const [key] = useState(() => crypto.randomUUID())
  const fetcherKey = `corrigir ${act.key}`
  const answer = useFetcher<FormResult>({ key: fetcherKey }).data
  const target = places[at] ?? act.target
  const later: ForLater = { user_id: act.user_id, target, label: act.label }
  return (
    <Form
      name="post"
      guard
      fetcherKey={fetcherKey}
      result={answer && !isKept(answer) ? answer : asResult(act, refused)}
    >
      <HiddenField name="for_later" value={JSON.stringify(later)} />
      <HiddenField name="mends" value={act.key} />
      <HiddenField name="idempotency_key" value={key} />
      <HiddenField name="kind" value={activity.kind} />
      {activity.activity_type_id && <HiddenField name="activity_type_id" value={activity.activity_type_id} />}
      <CorrectWhere {...{ act, kit, activity, places, at, target }} onChoose={setAt} />
      <ActFields asks={activity} usual={kit.usual} photosFirst={activity.kind === 'foto'} waits kept={keptIn(act)} />
      <FormActions>
        <Button tone="plain" onClick={onClose}>
          Cancelar
        </Button>
        <SubmitButton sending="Salvando…">Salvar e enviar</SubmitButton>
      </FormActions>
    </Form>
  )
}

const keptIn = ({ photos = [] }: QueuedAct) =>
  photos.map(({ key, name, blob, id, refused }) => ({
    key,
    id,
    refused,
    file: new File([blob], name, { type: blob.type }),
  }))

/**
 * The act as the result of a form submit. Its time is formatted for the field, also an automatic one, so that it can be
 * corrected.
 */
function asResult(act: QueuedAct, { message, errors }: Refusal): FormResult {
  const values = typedIn(act.fields)
  const happened_at = formMoment(String(values.happened_at))
  // All listed plants selected: shown as the choice 'all'.
  const all = values.where === 'escolhidas' && values.plant_ids?.length === plantsListed(act).length
  return { message, errors, values: { ...values, form: 'post', happened_at, ...(all && { where: 'todas' }) } }
}
