import { formatDay, formatFull } from '#shared/dates.ts'
import type { PhotoAction } from '#ui/components/lightbox.tsx'
import { PhotoGrid } from '#ui/components/photo-grid.tsx'
import type { UpdateView } from '../update.view.ts'

type Content = Pick<UpdateView, 'text' | 'chips'>

/** Content of an update: values and doses as chips, and the text. */
export const UpdateWords = ({ text, chips }: Content) => (
  <>
    {chips.length > 0 && (
      <ul className="flex flex-wrap gap-1.5">
        {chips.map((words) => (
          <li key={words} className="figures rounded-full border border-base-300 bg-base-200 px-2.5 py-0.5 text-sm">
            {words}
          </li>
        ))}
      </ul>
    )}
    {text && <p className="max-w-[70ch] whitespace-pre-line break-words">{text}</p>}
  </>
)

type Props = {
  update: Content & Pick<UpdateView, 'photos' | 'edited_at'> & Partial<Pick<UpdateView, 'happened_at'>>
  /** Action of the owner on a photo. */
  photoAction?: PhotoAction
}

/** An update with its photos; marks corrected ones. */
export const UpdateBody = ({ update, photoAction }: Props) => (
  <>
    <UpdateWords {...update} />
    {update.photos.length > 0 && (
      <PhotoGrid
        small
        photos={update.photos.map(({ document }) => ({
          caption: update.happened_at && formatDay(update.happened_at),
          ...document,
        }))}
        label="Fotos da atualização"
        action={photoAction}
      />
    )}
    {update.edited_at && (
      <p className="text-sm text-muted" title={formatFull(update.edited_at)}>
        editada
      </p>
    )}
  </>
)
