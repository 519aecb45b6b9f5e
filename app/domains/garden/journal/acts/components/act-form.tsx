import { type ReactNode, useEffect, useState } from 'react'
import { useActionData } from 'react-router'
import { typedIn } from '#domains/base/outbox/queued-act.form.ts'
import type { ForLater, QueuedTarget } from '#domains/base/outbox/queued-act.kinds.ts'
import { keepWhileSending, QueuedNotice } from '#domains/base/outbox/ui.ts'
import type { HarvestHold } from '#domains/garden/garden/harvest-holds/harvest-holds.schemas.ts'
import { pick } from '#shared/pick.ts'
import { Card } from '#ui/components/card.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { showToast } from '#ui/document/toasts.ts'
import { ActionsInSight } from '#ui/form/actions-in-sight.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FormValues } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { KeeperContext } from '#ui/form/keeper.ts'
import { isKept } from '#ui/form/kept-for-later.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
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
  /** Of a harvest: plants that should wait for it. */
  holds?: HarvestHold[]
  /** Address of the last photo of what it is about. */
  last?: string
  /** Owner, where the page does not know the viewer: the offline page is rendered for a visitor. */
  user_id?: number
  /** Fields for the target, when there is a choice. */
  children?: ReactNode
}

const KEPT = 'Salvamos no celular e enviamos assim que der.'

/**
 * Form for one activity, now or at a past time. The idempotency key deduplicates submits; when offline the form is
 * queued on the phone, and the next one gets a new key. Until then the form stays itself: another activity is chosen
 * without losing text, photos, time or values.
 */
export function ActForm({ idempotency_key, ...props }: Props) {
  const answer = useActionData()
  const kept = isKept(answer) ? answer : undefined
  const [key, setKey] = useState(idempotency_key)
  const waits = kept?.kept_for_later
  useEffect(() => {
    // The notice above the form is out of sight from where it was sent.
    if (waits) showToast({ kind: 'info', text: KEPT })
  }, [waits])
  return (
    <div id="anotar" className="scroll-mt-20">
      <Card
        title={
          <span className="flex items-center gap-2.5">
            <Icon name={props.activity.icon} size={22} className="text-primary" />
            {props.activity.label}
          </span>
        }
      >
        {kept && <QueuedNotice kept={kept} />}
        <KeeperContext value={keepWhileSending}>
          <OneAct key={key} {...props} idempotency_key={key} onDone={() => setKey(kept?.next ?? idempotency_key)} />
        </KeeperContext>
      </Card>
    </div>
  )
}

function OneAct({
  activity,
  usual,
  idempotency_key,
  about,
  holds,
  last,
  user_id,
  children,
  onDone,
}: Props & { onDone: () => void }) {
  const viewer = useRootData()?.viewer
  // What the fields of one activity held, for when it is chosen again.
  const [draft] = useState<{ values: FormValues }>({ values: {} })
  const whose = user_id ?? viewer?.id
  const later: ForLater | undefined =
    whose && about
      ? {
          ...{ user_id: whose, label: activity.label, needs: neededBy(activity) },
          target: pick(about, 'kind', 'slug', 'name'),
        }
      : undefined
  return (
    <Form
      name="post"
      keep
      values={draft.values}
      onTyped={(form) => {
        draft.values = { ...withoutFieldsOf(form, draft.values), ...typedIn(new FormData(form)) }
      }}
      onDone={onDone}
    >
      <HiddenField name="idempotency_key" value={idempotency_key} />
      {later && <HiddenField name="for_later" value={JSON.stringify(later)} />}
      <HiddenField name="kind" value={activity.kind} />
      {activity.activity_type_id && <HiddenField name="activity_type_id" value={activity.activity_type_id} />}
      <ActFields
        where={children}
        asks={activity}
        usual={usual}
        photosFirst={activity.kind === 'foto'}
        waits={Boolean(later)}
        holds={holds}
        last={last}
      />
      {activity.kind === 'virada' && (
        <CheckboxField name="enters_flowering" label="Mudar a fase para Floração" help="De quem ainda não está nela." />
      )}
      <ActionsInSight>
        <SubmitButton sending="Registrando…">Registrar</SubmitButton>
      </ActionsInSight>
    </Form>
  )
}

/** Of a note a photo says enough. */
const neededBy = ({ kind, required, textRequired, catalogue }: Activity) => [
  ...required.map((name) => `measures.${name}.value`),
  ...(textRequired ? [kind === 'nota' ? 'text|photo_ids' : 'text'] : []),
  ...(kind === 'foto' ? ['photo_ids'] : []),
  ...(catalogue ? ['catalogue_item_id'] : []),
]

/** The values of fields that the form does not show now. */
function withoutFieldsOf(form: HTMLFormElement, values: FormValues): FormValues {
  const shown = new Set([...form.elements].map((element) => element.getAttribute('name')))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !shown.has(name)))
}
