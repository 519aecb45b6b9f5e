import type { ComponentProps } from 'react'
import { foldActs } from '../fold-acts.model.ts'
import { type UpdateView, updateView } from '../update.view.ts'
import type { UpdateCard } from '../updates.schemas.ts'
import { UpdateLines } from './update-timeline.tsx'

type Props = Omit<ComponentProps<typeof UpdateLines<UpdateCard & UpdateView>>, 'told' | 'level'> & {
  updates: UpdateCard[]
}

/** Updates of many plants: each says which, and one act on many is said once. */
export const ManyPlantsTimeline = ({ updates, ...rest }: Props) => (
  <UpdateLines
    told={foldActs(updates).map(({ update, plants }) => ({ update: { ...update, ...updateView(update) }, plants }))}
    {...rest}
  />
)
