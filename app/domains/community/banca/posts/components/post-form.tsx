import { useState } from 'react'
import { Link } from '#ui/components/link.tsx'
import { Video } from '#ui/components/video.tsx'
import { CheckboxField } from '#ui/form/checkbox-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { VideoField } from '#ui/form/video-field.tsx'
import type { Audience } from '../../audiences/audience.kinds.ts'
import { audienceWords } from '../../audiences/audience.words.ts'
import type { PostChoices } from '../pages/post-choices.server.ts'
import type { WeekToPost } from '../pages/week-to-post.server.ts'
import { postFields } from '../post.form.ts'
import type { PostCard } from '../posts.schemas.ts'
import { PhotoDescriptions } from './photo-descriptions.tsx'
import { useDraft } from './use-draft.ts'
import { WeekOfPlant } from './week-of-plant.tsx'

type Props = {
  /** The post being edited; absent for a new one. */
  post?: PostCard
  about?: { plant_id?: number; space_id?: number; plan_cultivation_id?: number }
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
  const [audience, setAudience] = useState<Audience>(post?.available_by ?? 'todos')
  const plant = post ? post.plant?.id : about?.plant_id
  const space = post ? post.space?.id : about?.space_id
  const plan = post ? post.plan?.id : about?.plan_cultivation_id
  const alts = new Map(post?.photos.map(({ document, alt }) => [String(document.id), alt]))
  return (
    <Form
      guard={Boolean(post)}
      opened={post && postFields(post)}
      key={draft.key}
      onTyped={(form) => {
        draft.keep(form)
        setAudience((new FormData(form).get('available_by') as Audience | null) ?? 'todos')
      }}
    >
      {idempotency_key && <HiddenField name="idempotency_key" value={idempotency_key} />}
      <TextArea
        name="text"
        label="O que está crescendo aí?"
        help="Use @apelido para chamar alguém e #hashtag para o assunto."
        rows={5}
        maxLength={5000}
        completes="/api/v1/social/completion"
        defaultValue={post?.text ?? week?.text ?? draft.text}
      />
      {week && <WeekOfPlant week={week} />}
      {!post && (
        <p className="text-sm text-muted">
          Pesquisas são feitas pela equipe, com quem tem conta. Para propor uma,{' '}
          <Link to="/contato" className="link">
            fale com a gente
          </Link>
          .
        </p>
      )}
      <PhotoField
        label="Fotos"
        help="Até 10. A gente apaga a localização e os dados da câmera."
        required={false}
        photos={post?.photos.map(({ document }) => ({ ...document, id: String(document.id) }))}
        below={(items) => <PhotoDescriptions items={items} alts={alts} />}
      />
      {post?.video ? (
        <div className="space-y-3">
          <Video video={post.video} />
          <HiddenField name="video_id" value={String(post.video.id)} />
          <CheckboxField name="remove_video" label="Tirar o vídeo deste post" />
        </div>
      ) : (
        <VideoField
          label="Vídeo"
          help="Um, de até 3 minutos, no lugar das fotos. A gente apaga a localização e os dados da câmera."
          required={false}
        />
      )}
      {choices.plants.length > 0 && (
        <SelectField
          name="plant_id"
          label="Planta"
          help="A fase e o dia dela vão junto. De uma planta privada, só a fase e o dia aparecem."
          required={false}
          placeholder="Nenhuma"
          options={optionsOf(choices.plants)}
          defaultValue={plant}
        />
      )}
      {(choices.spaces.length > 0 || choices.plans.length > 0) && (
        <div className="grid gap-6 sm:grid-cols-2">
          {choices.spaces.length > 0 && (
            <SelectField
              name="space_id"
              label="Espaço"
              required={false}
              placeholder="Nenhum"
              options={optionsOf(choices.spaces)}
              defaultValue={space}
            />
          )}
          {choices.plans.length > 0 && (
            <SelectField
              name="plan_cultivation_id"
              label="Plano"
              required={false}
              placeholder="Nenhum"
              options={optionsOf(choices.plans)}
              defaultValue={plan}
            />
          )}
        </div>
      )}
      {choices.toTell.length > 0 && (
        <SelectField
          name="about_course_id"
          label="Curso"
          help="Um curso de que você fala. O post leva à página dele."
          required={false}
          placeholder="Nenhum"
          options={choices.toTell.map(({ id, title }) => ({ value: id, label: title }))}
          defaultValue={post?.about_course?.id}
        />
      )}
      <RadioCards
        name="available_by"
        label="Quem pode ler"
        cards={audiences.map((value) => ({ value, ...audienceWords[value] }))}
        defaultValue={audience}
      />
      {choices.courses.length > 0 && (
        <div hidden={audience !== 'alunos' && audience !== 'consultoria'}>
          <SelectField
            name="course_id"
            label="De qual curso"
            help="Só quem está nele lê. Sem escolher, quem faz qualquer curso seu, ou toda a consultoria."
            required={false}
            placeholder="Todos"
            options={choices.courses.map(({ id, title }) => ({ value: id, label: title }))}
            defaultValue={post?.course?.id}
          />
        </div>
      )}
      {audiences.includes('pago') && (
        <div hidden={audience !== 'pago'}>
          <TextArea
            name="teaser"
            label="Chamada"
            help="Para conteúdo pago: é o que todos leem antes de ter acesso."
            required={false}
            rows={2}
            maxLength={280}
            defaultValue={post?.teaser}
          />
        </div>
      )}
      <FormActions>
        <SubmitButton sending={post ? 'Salvando…' : 'Publicando…'}>{post ? 'Salvar' : 'Publicar'}</SubmitButton>
      </FormActions>
    </Form>
  )
}

const optionsOf = (things: PostChoices['plants']) =>
  things.map(({ id, name, isPrivate }) => ({ value: id, label: isPrivate ? `${name} (privada)` : name }))
