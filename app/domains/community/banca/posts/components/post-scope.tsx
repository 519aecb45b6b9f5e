import { type FormEvent, useState } from 'react'
import { Link } from '#ui/components/link.tsx'
import { FoldedFields } from '#ui/form/folded-fields.tsx'
import { useFormState } from '#ui/form/form-context.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { Audience } from '../../audiences/audience.kinds.ts'
import { audienceWords } from '../../audiences/audience.words.ts'
import type { PostChoices } from '../pages/post-choices.server.ts'
import { asOption } from '../post-option.view.ts'
import type { PostFields } from '../posts.schemas.ts'

const things = ['space_id', 'plan_cultivation_id', 'about_course_id'] as const
const names = [...things, 'available_by', 'course_id', 'teaser']

type Values = Partial<Record<(typeof things)[number] | 'available_by', string>>
type Props = { choices: PostChoices; audiences: Audience[]; chosen: Partial<PostFields> }

/** Of what else than a plant a post tells and who may read it: a line that says it in words, the choices below. */
export function PostScope({ choices, audiences, chosen }: Props) {
  const { values } = useFormState()
  const first = audiences.find((one) => one === chosen.available_by) ?? 'todos'
  const [now, setNow] = useState<Values>({ ...asText({ ...chosen, available_by: first }), ...asText(values) })
  // What came back from a form may be of none.
  const audience = audiences.find((one) => one === now.available_by) ?? first
  const named = optionsOf(choices)
  const told = things.flatMap((thing) => named[thing].find(({ value }) => String(value) === now[thing])?.label ?? [])
  const take = ({ target }: FormEvent<HTMLElement>) => {
    const { name, value } = target as unknown as HTMLInputElement
    setNow((before) => ({ ...before, [name]: value }))
  }
  return (
    <FoldedFields
      names={names}
      icon={audienceWords[audience].icon}
      title={
        <span className="block text-[0.9375rem] font-normal">
          {/* A line each: beside one another they break on a phone, wherever it suits nobody. */}
          <span className="block max-[22rem]:text-sm sm:inline">
            Quem pode ver: <Chosen>{audienceWords[audience].label.toLowerCase()}</Chosen>
          </span>
          {things.some((thing) => named[thing].length > 0) && (
            <span className="block break-words sm:inline sm:before:content-['_·_']">
              Fala de: <Chosen>{told.join(', ') || 'nada'}</Chosen>
            </span>
          )}
        </span>
      }
    >
      <div className="space-y-6 pt-1" onChange={take}>
        <RadioCards
          name="available_by"
          label="Quem pode ler"
          cards={audiences.map((value) => ({ value, ...audienceWords[value] }))}
          defaultValue={first}
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
              defaultValue={chosen.course_id}
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
              defaultValue={chosen.teaser}
            />
          </div>
        )}
        {(named.space_id.length > 0 || named.plan_cultivation_id.length > 0) && (
          <div className="grid gap-6 sm:grid-cols-2">
            {named.space_id.length > 0 && (
              <SelectField
                name="space_id"
                label="Espaço"
                required={false}
                placeholder="Nenhum"
                options={named.space_id}
                defaultValue={chosen.space_id}
              />
            )}
            {named.plan_cultivation_id.length > 0 && (
              <SelectField
                name="plan_cultivation_id"
                label="Plano"
                required={false}
                placeholder="Nenhum"
                options={named.plan_cultivation_id}
                defaultValue={chosen.plan_cultivation_id}
              />
            )}
          </div>
        )}
        {named.about_course_id.length > 0 && (
          <SelectField
            name="about_course_id"
            label="Curso"
            help="Um curso de que você fala. O post leva à página dele."
            required={false}
            placeholder="Nenhum"
            options={named.about_course_id}
            defaultValue={chosen.about_course_id}
          />
        )}
        <p className="text-sm text-muted">
          Enquetes são feitas pela equipe.{' '}
          <Link to="/contato" className="link">
            Sugira uma
          </Link>
          .
        </p>
      </div>
    </FoldedFields>
  )
}

const Chosen = ({ children }: { children: string }) => <strong>{children}</strong>

const asText = (values: object): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value !== undefined && names.includes(name) ? [[name, String(value)]] : [],
    ),
  )

const optionsOf = ({ spaces, plans, toTell }: PostChoices) => ({
  space_id: spaces.map(asOption),
  plan_cultivation_id: plans.map(asOption),
  about_course_id: toTell.map(({ id, title }) => ({ value: id, label: title })),
})
