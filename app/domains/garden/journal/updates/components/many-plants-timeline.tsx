import type { ComponentProps } from 'react'
import { foldActs } from '../../acts/fold-acts.model.ts'
import { type UpdateView, updateView } from '../update.view.ts'
import type { UpdateCard } from '../updates.schemas.ts'
import { UpdateLines } from './update-timeline.tsx'

type Props = Omit<ComponentProps<typeof UpdateLines<UpdateCard & UpdateView>>, 'entries' | 'level'> & {
  updates: UpdateCard[]
}

/** Updates of several plants: each names its plants; an act on several is shown once. */
export const ManyPlantsTimeline = ({ updates, ...rest }: Props) => (
  <UpdateLines
    entries={foldActs(updates).map(({ update, plants }) => ({ update: { ...update, ...updateView(update) }, plants }))}
    {...rest}
  />
)
