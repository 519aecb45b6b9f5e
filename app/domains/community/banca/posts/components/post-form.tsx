import { Video } from '#ui/components/video.tsx'
import { ActionsInSight } from '#ui/form/actions-in-sight.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { FoldedFields } from '#ui/form/folded-fields.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { VideoField } from '#ui/form/video-field.tsx'
import type { Audience } from '../../audiences/audience.kinds.ts'
import type { PostChoices } from '../pages/post-choices.server.ts'
import type { WeekToPost } from '../pages/week-to-post.server.ts'
import { postFields } from '../post.form.ts'
import type { PostCard, PostFields } from '../posts.schemas.ts'
import { PhotoDescriptions } from './photo-descriptions.tsx'
import { PostPlant } from './post-plant.tsx'
import { PostScope } from './post-scope.tsx'
import { useDraft } from './use-draft.ts'
import { WeekOfPlant } from './week-of-plant.tsx'

type Props = {
  /** The post being edited; absent for a new one. */
  post?: PostCard
  about?: Pick<PostFields, 'plant_id' | 'space_id' | 'plan_cultivation_id' | 'available_by'>
  /** A new post tells of it, and takes no draft. */
  week?: WeekToPost | null
  choices: PostChoices
  audiences: Audience[]
  /** Whose draft it is, on this device. */
  user_id: number
  idempotency_key?: string
}

/** Shared by the composer and the edit form. */
export function PostForm({ post, about, week, choices, audiences, user_id, idempotency_key }: Props) {
  const draft = useDraft(post || week ? null : user_id)
  const chosen = post
    ? postFields(post)
    : { ...(draft.plant_id && { plant_id: draft.plant_id }), ...draft.scope, ...about }
  const alts = new Map(post?.photos.map(({ document, alt }) => [String(document.id), alt]))
  return (
    <Form guard={Boolean(post)} opened={post && postFields(post)} key={draft.key} onTyped={draft.keep}>
      {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
      {week && <WeekOfPlant week={week} />}
      <TextArea
        name="text"
        label="O que está crescendo aí?"
        placeholder="@apelido chama alguém, #hashtag diz o assunto"
        rows={4}
        maxLength={5000}
        completes="/api/v1/social/completion"
        defaultValue={post?.text ?? week?.text ?? draft.text}
      />
      <PhotoField
        label="Fotos"
        required={false}
        strip
        photos={post?.photos.map(({ document }) => ({ ...document, id: String(document.id) }))}
        below={(items) => <PhotoDescriptions items={items} alts={alts} />}
      />
      {draft.photos > 0 && (
        <p className="text-sm text-muted">O rascunho ficou aqui, mas sem as fotos: escolha de novo.</p>
      )}
      <PostPlant plants={choices.plants} plant_id={chosen.plant_id} />
      <PostScope choices={choices} audiences={audiences} chosen={chosen} />
      {post?.video ? (
        <div className="space-y-3">
          <Video video={post.video} />
          <HiddenField name="video_id" value={String(post.video.id)} />
          <CheckboxField name="remove_video" label="Tirar o vídeo deste post" />
        </div>
      ) : (
        <FoldedFields names={['video_id']} icon="video" title="Vídeo, no lugar das fotos">
          <VideoField
            label="Vídeo"
            help="Um, de até 3 minutos. A gente apaga a localização e os dados da câmera."
            required={false}
          />
        </FoldedFields>
      )}
      <ActionsInSight>
        <SubmitButton sending={post ? 'Salvando…' : 'Publicando…'}>{post ? 'Salvar' : 'Publicar'}</SubmitButton>
      </ActionsInSight>
    </Form>
  )
}
