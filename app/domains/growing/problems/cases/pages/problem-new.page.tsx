import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { fieldErrors } from '#platform/validation.ts'
import { dayKey } from '#shared/dates.ts'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { DateField } from '#ui/form/date-field.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { PhotoField } from '#ui/form/photo-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { requestContext } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { Guesses } from '../../guessing/components/guesses.tsx'
import { SignFields } from '../../guessing/components/sign-fields.tsx'
import { ProblemSigns } from '../../guessing/guess.schemas.ts'
import { ProblemOpen } from '../cases.schemas.ts'
import { NameFields } from '../components/name-fields.tsx'
import type { Route } from './+types/problem-new.page'

export const middleware = [access('owner')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Algo errado com ${loaderData.plant.name}?`,
}))

/** First the signs, which stay in the address; with them what it may be, and the form that opens the case. */
export async function loader({ params: { slug: id_or_slug }, url, context }: Route.LoaderArgs) {
  const { problems, garden } = apiFor(context)
  // Who does not tend it finds no form either.
  const [plant] = await Promise.all([garden.plants.show({ id_or_slug }), problems.cases.list({ id_or_slug })])
  const typed = { places: url.searchParams.getAll('onde'), marks: url.searchParams.getAll('visto') }
  const signs = ProblemSigns.safeParse(typed)
  const asked = url.searchParams.has('ver') || typed.places.length + typed.marks.length > 0
  const wrong = asked && !signs.success ? fieldErrors(signs.error.issues) : {}
  // 'places', or 'places.0' of a sign that there is not.
  const wrongOf = (field: string) =>
    Object.entries(wrong).flatMap(([key, said]) => (key.split('.')[0] === field ? said : []))
  const errors = { onde: wrongOf('places'), visto: wrongOf('marks') }
  return data(
    {
      plant: { slug: plant.slug, name: plant.name, started_on: plant.started_on },
      typed,
      refused: asked && !signs.success ? { errors } : undefined,
      signs: signs.data ?? null,
      guesses: signs.data ? (await problems.cases.guesses(signs.data)).data : [],
      today: dayKey(context.get(requestContext).now()),
      idempotency_key: randomUUID() as string,
    },
    { status: asked && !signs.success ? 422 : 200 },
  )
}

const Open = ProblemOpen.omit({ id_or_slug: true })

export const action = (args: Route.ActionArgs) =>
  submit(args, Open, async ({ problems }, input) => {
    const { id, plant } = await problems.cases.open({ ...input, id_or_slug: args.params.slug })
    const to = `/cultivo/planta/${plant.slug}/problemas/${id}?tipo=rever`
    return redirectWithToast(to, 'Caso aberto. Quando você olha de novo?')
  })

export default function ProblemNewPage({ loaderData }: Route.ComponentProps) {
  const { plant, typed, refused, signs, guesses, today, idempotency_key } = loaderData
  const address = `/cultivo/planta/${plant.slug}`
  return (
    <div className="mx-auto max-w-3xl space-y-8">
      <PageHeader
        title={`Algo errado com ${plant.name}?`}
        text="Diga onde aparece e o que você vê."
        crumbs={[
          { to: address, label: plant.name },
          { to: `${address}/problemas`, label: 'Problemas' },
        ]}
      />
      <SignFields
        key={JSON.stringify(typed)}
        address={`${address}/problemas/novo`}
        values={{ onde: typed.places, visto: typed.marks }}
        refused={refused}
      />
      {signs && (
        <>
          <Guesses guesses={guesses} />
          <Card title="Abrir o caso">
            <Form keep className="space-y-5" key={idempotency_key}>
              <HiddenField name="idempotency_key" value={idempotency_key} />
              {signs.places.map((place) => (
                <input key={place} type="hidden" name="places" value={place} />
              ))}
              {signs.marks.map((mark) => (
                <input key={mark} type="hidden" name="marks" value={mark} />
              ))}
              <NameFields guesses={guesses} />
              <DateField name="seen_on" label="Visto em" defaultValue={today} min={plant.started_on} max={today} />
              <TextArea name="text" label="O que mais você notou?" required={false} maxLength={5000} rows={3} />
              <PhotoField label="Fotos" required={false} />
              <SubmitButton sending="Abrindo…" wide>
                Abrir caso
              </SubmitButton>
            </Form>
          </Card>
        </>
      )}
    </div>
  )
}
