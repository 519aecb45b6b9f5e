import type { VideoLength } from '#shared/video-limits.ts'
import { deferred } from '../deferred.tsx'
import { Field, type FieldProps } from './field.tsx'
import { useField } from './form-context.ts'

const VideoUpload = deferred(async () => (await import('./video-upload.tsx')).VideoUpload)

type Props = Omit<FieldProps, 'name'> & {
  /** Form field with the id; 'video_id' by default. */
  name?: string
  /** How long it may be; what anybody may send by default. */
  length?: VideoLength
}

/** One video from camera or files, sent as soon as it is chosen; the form only contains its id. */
export function VideoField({ name = 'video_id', length, ...field }: Props) {
  const { id, error } = useField(name)
  return (
    <Field {...field} name={name} id={id} error={error} group>
      <div className="needs-script">
        <VideoUpload id={id} name={name} length={length} help={field.help} error={error} />
      </div>
      <noscript>
        <p className="text-sm">
          Para enviar um vídeo, ative o JavaScript do navegador. O resto do formulário funciona sem ele.
        </p>
      </noscript>
    </Field>
  )
}
