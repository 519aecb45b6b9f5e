import type { IconName } from '#ui/components/icon-names.ts'
import type { GridPhoto } from '#ui/components/lightbox.tsx'
import { activityOf } from '../activities/activity.kinds.ts'
import { doseInWords } from '../measures/dose.words.ts'
import { measureWords } from '../measures/measure.words.ts'
import { photoCaption } from '../photos/photo.words.ts'
import type { UpdateCard } from './updates.schemas.ts'
import type { Life } from './weeks.model.ts'

/** View model of an update in a timeline, as text, so that the page needs neither activities nor metrics. */
export type UpdateView = Pick<UpdateCard, 'id' | 'text' | 'happened_at' | 'edited_at'> & {
  photos: { document: GridPhoto }[]
  icon: IconName
  title: string
  chips: string[]
}

/** Drops owner, place and keys, which the page does not need. */
export const updateView = (update: UpdateCard) => {
  const { id, text, happened_at, edited_at, photos } = update
  return { id, ...summaryOf(update), text, happened_at, edited_at, photos }
}

/** With what the large view says of its photos, and the way to the diary from elsewhere. */
export const captioned = <Update extends Pick<UpdateView, 'photos' | 'happened_at'>>(
  update: Update,
  life: Life,
  diary?: string,
) => ({
  ...update,
  photos: update.photos.map(({ document }) => ({
    document: { ...document, caption: photoCaption(life, update.happened_at), diary },
  })),
})

type Brief = Pick<UpdateCard, 'kind' | 'label' | 'item'> & Values

/** Icon, heading and chips. */
export const summaryOf = ({ kind, label, item, ...values }: Brief) => ({
  icon: activityOf(kind)?.icon ?? ('sparkles' as const),
  title: item ? `${label}: ${item.name}` : label,
  chips: chipsOf(values),
})

type Values = Pick<UpdateCard, 'measures'> & { doses: Pick<UpdateCard['doses'][number], 'name' | 'amount' | 'unit'>[] }

/** Values and doses: 'pH 6,2', 'CalMag 1,5 ml/L'. */
export const chipsOf = ({ measures, doses }: Values): string[] => [
  ...measureWords(measures),
  ...doses.map((dose) => doseInWords(dose)),
]
