import { type ReactNode, useEffect, useRef } from 'react'
import { plural } from '#shared/numbers.ts'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { useHiding } from '../hide-parts/use-hiding.tsx'
import { type ChosenPhoto, PHOTO_KEYS, photosToQueue } from './chosen-photos.ts'
import { Field, type FieldProps, inputAria } from './field.tsx'
import { useField } from './form-context.ts'
import type { PhotoItem } from './photo-item.ts'
import { PhotoTile } from './photo-tile.tsx'
import { takeOver } from './photos-in-hand.ts'
import { acceptedPhotos, type UploadedPhoto } from './upload-photo.ts'
import { useAwaitedUploads } from './use-awaited-uploads.ts'
import { useDropZone } from './use-drop-zone.ts'
import { usePhotos } from './use-photos.ts'
import { usePose } from './use-pose.tsx'

type Props = Omit<FieldProps, 'name'> & {
  /** Repeated form field with the ids, in order; 'photo_ids' by default. */
  name?: string
  /** Already uploaded photos, to show the pictures of their ids. */
  photos?: UploadedPhoto[]
  max?: number
  /** The form can be queued offline (`sendOrEnqueue`), with its photos. */
  waits?: boolean
  /** Photos queued before. */
  kept?: ChosenPhoto[]
  /** Address of the last photo of the same thing: the camera can show it over what it sees. */
  last?: string
  /** In one row that scrolls sideways. */
  strip?: boolean
  /** One photo as it is shown later: 16 by 9, whole width. */
  wide?: boolean
  /** Fields of each photo, below them. */
  below?: (items: PhotoItem[]) => ReactNode
}

/** Photos from camera or files, uploaded as soon as they are chosen; the form only contains their ids. */
export function PhotoField({
  name = 'photo_ids',
  photos = [],
  max = 10,
  waits = false,
  kept = [],
  last,
  strip,
  wide,
  below,
  ...field
}: Props) {
  const { id, error, list } = useField(name)
  const state = usePhotos({ photos: withIds(photos, list), kept }, { max, waits })
  const zone = useRef<HTMLDivElement>(null)
  const over = useDropZone(zone, state.add)
  const hiding = useHiding(state.showAt)
  const pose = usePose(last, (photo) => state.add([photo]))
  const problem = useAwaitedUploads(
    zone,
    state.items.map((item) => ({ ...item, chosen: Boolean(item.file) })),
    'foto',
  )
  useEffect(() => {
    const taken = takeOver()
    if (taken.length) state.add(taken)
  }, [state.add])
  const waiting = state.items.filter((item) => !item.id && !item.error && !item.waits).length
  return (
    <Field
      {...field}
      name={name}
      id={id}
      error={error}
      group
      say={(now) => plural([now].flat().length, 'foto', 'fotos')}
    >
      <div
        ref={zone}
        className={`needs-script rounded-box border border-dashed p-3 ${over ? 'border-primary bg-primary/8' : 'border-edge'}`}
      >
        {state.items.length > 0 && (
          <ol
            className={`mb-3 gap-3 ${strip ? 'scroll-row *:w-28 *:shrink-0' : wide ? 'grid' : 'grid grid-cols-3 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]'}`}
          >
            {state.items.map((item, index) => (
              <PhotoTile
                key={item.key}
                item={item}
                index={index}
                count={state.items.length}
                wide={wide}
                onRemove={() => state.remove(item)}
                onRetry={() => state.retry(item)}
                onMove={(to) => state.move(item.key, to)}
                onHide={() => hiding.open(item)}
                onDropHere={(key) => state.move(key, index)}
              />
            ))}
          </ol>
        )}
        {state.items.length < max && (
          <Pickers
            id={id}
            field={field}
            error={error}
            onFiles={state.add}
            onPose={last ? pose.open : undefined}
            roomy={!strip && state.items.length === 0}
          />
        )}
        {state.items.map((item) => item.id && <input key={item.key} type="hidden" name={name} value={item.id} />)}
        {waits &&
          photosToQueue(state.items).map(({ key }) => <input key={key} type="hidden" name={PHOTO_KEYS} value={key} />)}
        {problem && (
          <p role="alert" className="pt-2 text-sm font-medium text-error">
            {problem}
          </p>
        )}
        {below?.(state.items)}
        <output className="sr-only">{waiting > 0 ? `Enviando ${waiting} foto${waiting > 1 ? 's' : ''}` : ''}</output>
      </div>
      {hiding.dialog}
      {pose.dialog}
      <noscript>
        <p className="text-sm">
          Para enviar fotos, ative o JavaScript do navegador. O resto do formulário funciona sem ele.
        </p>
      </noscript>
    </Field>
  )
}

type PickersProps = {
  id: string
  field: Pick<FieldProps, 'help'>
  error?: string
  onFiles: (files: File[]) => void
  onPose?: () => void
  roomy: boolean
}

function Pickers({ id, field, error, onFiles, onPose, roomy }: PickersProps) {
  const gallery = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const input = { type: 'file', accept: acceptedPhotos, className: 'hidden', tabIndex: -1 } as const
  const take = (element: HTMLInputElement) => {
    onFiles([...(element.files ?? [])])
    element.value = ''
  }
  return (
    <div className={`flex flex-wrap items-center justify-center gap-2 ${roomy ? 'py-5' : ''}`}>
      {roomy && (
        <p className="hidden w-full items-center justify-center gap-2 pb-2 text-muted sm:flex">
          <Icon name="image-plus" /> Arraste fotos para cá ou
        </p>
      )}
      <input
        {...input}
        ref={gallery}
        multiple
        aria-label="Arquivos de fotos"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        {...input}
        ref={camera}
        capture="environment"
        aria-label="Câmera"
        onChange={(event) => take(event.currentTarget)}
      />
      <Button {...inputAria(id, field.help, error)} icon="images" onClick={() => gallery.current?.click()}>
        Escolher fotos
      </Button>
      <Button icon="camera" className="pointer-fine:hidden" onClick={() => camera.current?.click()}>
        Tirar foto
      </Button>
      {onPose && (
        <Button icon="layers" onClick={onPose}>
          Na mesma pose
        </Button>
      )}
    </div>
  )
}

/** Ids returned by an action come first, in order; each with its picture where known. */
function withIds(photos: UploadedPhoto[], ids: string[]): UploadedPhoto[] {
  if (ids.length === 0) return photos
  return ids.map((id) => photos.find((photo) => String(photo.id) === id) ?? { id, url: '' })
}
