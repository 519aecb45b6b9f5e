import { z } from 'zod'
import { submit } from '#web/form.server.ts'
import type { ActivitySlug } from '../../activities/activity.kinds.ts'
import { UpdateCreate } from '../../updates/updates.schemas.ts'
import { givenDoses, typedDoses } from './act-form.server.ts'
import { namedPlants, plantIdsIn } from './named-plants.server.ts'
import { actOf, actOnPlants, SpaceAct, takersOf } from './space-act.server.ts'

/** The log form of a plant. */
export const PlantAct = UpdateCreate.omit({ id_or_slug: true }).extend({ form: z.literal('post'), doses: typedDoses })

type Timed = { queued_at?: string; happened_at?: string }
type Logged = {
  /** 'plant:slug', 'space:slug' or 'plants:12,15'. */
  target: string
  /** Corrects the times, for an act that waited on a phone. */
  timed?: <T extends Timed>(act: T) => T
}

/** `written`: number of updates; `gone`: of the plants of the address, those deleted meanwhile and others'. */
type Written = { written: number; gone: number; act_key: string; kind: ActivitySlug }

const asTyped = <T>(act: T) => act

/** A page's action: one log form, on the plant, the plants or the space that it names. `answer` gets what was written. */
export function actOnTarget<Answer>(
  args: Parameters<typeof submit>[0],
  { target, timed = asTyped }: Logged,
  answer: (written: Written) => Answer,
) {
  const [kind, slug = ''] = target.split(':')
  if (kind === 'space')
    return submit(args, SpaceAct, async (api, typed) => {
      const { id } = await api.garden.spaces.show({ slug })
      const { update_ids, act_key } = await api.journal.updates.act(await actOf(api, id, timed(typed)))
      return answer({ written: update_ids.length, gone: 0, act_key, kind: typed.kind })
    })
  if (kind === 'plants')
    return submit(args, SpaceAct, async (api, typed) => {
      // Limited to the plants that the page showed: deleted and others' plants are skipped.
      const ids = plantIdsIn([slug])
      const named = await namedPlants(args, ids)
      const shown = await takersOf(api, { ...typed, with_young: true }, named)
      const { update_ids, act_key } = await api.journal.updates.act(actOnPlants(timed(typed), shown))
      return answer({ written: update_ids.length, gone: new Set(ids).size - named.length, act_key, kind: typed.kind })
    })
  return submit(args, PlantAct, async (api, { form: _, doses, ...typed }) => {
    const { act_key } = await api.journal.updates.post({ ...timed(typed), doses: givenDoses(doses), id_or_slug: slug })
    return answer({ written: 1, gone: 0, act_key, kind: typed.kind })
  })
}
