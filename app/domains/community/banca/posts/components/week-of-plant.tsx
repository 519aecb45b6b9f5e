import { Notice } from '#ui/components/notice.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { useField } from '#ui/form/form-context.ts'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import type { WeekToPost } from '../pages/week-to-post.server.ts'

/** The photo was deleted since the form was opened. */
function PhotoGone() {
  const { error } = useField('week_photo_id')
  return (
    error && (
      <p role="alert" className="text-sm font-medium text-error">
        {error}
      </p>
    )
  )
}

/** What a post brings of a plant's week besides its text: the photo; and that of a private plant others will see it. */
export const WeekOfPlant = ({ week: { plant, photo } }: { week: WeekToPost }) => (
  <>
    <HiddenField name="week_of" value={String(plant.id)} />
    {photo ? (
      <div className="flex items-center gap-4">
        <HiddenField name="week_photo_alt" value={photo.alt} />
        <img src={photo.url} alt={photo.alt} className="aspect-4/5 w-24 rounded-box object-cover" />
        <CheckboxField name="week_photo_id" value={String(photo.id)} label="Levar a foto da semana" defaultChecked />
      </div>
    ) : (
      <PhotoGone />
    )}
    {plant.private && (
      <Notice tone="warning" title={`${plant.name} é privada`}>
        <p>O post mostra este texto, a foto, a fase e o dia dela a quem você escolher em “Quem pode ler”.</p>
        <CheckboxField name="week_said" label="Pode mostrar" />
      </Notice>
    )}
  </>
)
