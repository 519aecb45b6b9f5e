import type { ReactNode } from 'react'
import type { QueuedTarget } from '#domains/base/outbox/queued-act.kinds.ts'
import type { HarvestHold } from '#domains/garden/garden/harvest-holds/harvest-holds.schemas.ts'
import { pick } from '#shared/pick.ts'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Pager } from '#ui/components/pager.tsx'
import type { OwnActivity } from '../../activities/activities.schemas.ts'
import type { Activity, Taker } from '../../activities/activity.model.ts'
import { ActForm } from '../../acts/components/act-form.tsx'
import { ActivityPicker } from '../../acts/components/activity-picker.tsx'
import { openActivity } from '../../acts/components/open-activity.view.ts'
import type { Usual } from '../usual.schemas.ts'
import { JournalColumns } from './journal-columns.tsx'
import { UpdateFilters } from './update-filters.tsx'

type OpenForm = {
  own: OwnActivity[]
  usual: Usual
  tipo: string | null
  holds: HarvestHold[]
  /** Address of its last photo. */
  last?: string
  idempotency_key: string
}

type Props = {
  /** The plant or space. */
  about: QueuedTarget & { kind: 'plant' | 'space' }
  address: string
  /** Null for viewers who may not write. */
  form: OpenForm | null
  /** The plants that it is about. */
  plants: readonly Taker[]
  /** Fields for the target, when there is a choice. */
  where?: (activity: Activity) => ReactNode
  page: Parameters<typeof Pager>[0]
  /** Number of weeks in the week filter. */
  weeks?: number
  /** The timeline. */
  children: ReactNode
}

/** The journal of a plant or space, with the log form for viewers who may write. */
export const Journal = ({ about, address, form, plants, where, page, weeks, children }: Props) => (
  <JournalColumns form={form && <NextAct {...{ about, address, form, plants, where }} />}>
    <section aria-labelledby="linha" className="space-y-4">
      <h2 id="linha" className="text-xl">
        Linha do tempo
      </h2>
      <UpdateFilters address={address} weeks={weeks} />
      {page.total === 0 ? (
        <EmptyState image="/arte/vazios/atualizacoes.svg" text="Aqui ainda não há nenhuma atualização." />
      ) : (
        children
      )}
      <Pager {...page} />
    </section>
  </JournalColumns>
)

type NextProps = Pick<Props, 'about' | 'address' | 'plants' | 'where'> & { form: OpenForm }

function NextAct({ about, address, form, plants, where }: NextProps) {
  // In a space what its plants do not get may be the space's own.
  const open = openActivity(about.kind, form, about.kind === 'plant' ? plants : [])
  const cycles = plants.flatMap(({ cycle }) => cycle ?? [])
  return (
    <>
      <ActivityPicker {...open} {...{ address, cycles }} />
      <ActForm activity={open.chosen} {...pick(form, 'usual', 'holds', 'last', 'idempotency_key')} about={about}>
        {where?.(open.chosen)}
      </ActForm>
    </>
  )
}
