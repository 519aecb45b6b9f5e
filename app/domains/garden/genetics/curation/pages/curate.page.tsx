import { Button } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { SureField } from '#ui/form/sure-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { geneticFields } from '../../library/genetic.form.ts'
import { GeneticFacts, GeneticField, GeneticTree } from '../../library/ui.ts'
import { GeneticDecision, GeneticMerge } from '../curation.schemas.ts'
import type { Route } from './+types/curate.page'

export const middleware = [access('can:genetics.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.genetic.name ?? 'Genética',
}))

export async function loader({ params, context }: Route.LoaderArgs) {
  const genetic = await apiFor(context).genetics.library.show({ id_or_slug: params.slug })
  if (!genetic.can.curate) throw notFound()
  return { genetic }
}

const Decide = GeneticDecision.omit({ id_or_slug: true })
const Merge = GeneticMerge.omit({ id_or_slug: true })

export async function action(args: Route.ActionArgs) {
  const id_or_slug = args.params.slug
  const page = `/cultivo/geneticas/${id_or_slug}`
  if ((await formOf(args.request)).get('form') === 'merge')
    return submit(args, Merge, async ({ genetics }, input) => {
      const { slug, name } = await genetics.curation.merge({ ...input, id_or_slug })
      return redirectWithToast(`/cultivo/geneticas/${slug}`, `Agora é tudo ${name}.`)
    })
  return submit(args, Decide, async ({ genetics }, input) => {
    await genetics.curation.decide({ ...input, id_or_slug })
    return input.share
      ? redirectWithToast(page, 'Está na biblioteca de todos.')
      : redirectWithToast('/admin/geneticas', 'Quem propôs lê o motivo na página da genética.')
  })
}

export default function CuratePage({ loaderData: { genetic } }: Route.ComponentProps) {
  return (
    <div className="max-w-2xl space-y-8">
      <PageHeader
        title={genetic.name}
        text={genetic.breeder || 'Ninguém disse quem criou.'}
        crumbs={[{ to: '/admin/geneticas', label: 'Genéticas da biblioteca' }]}
      />
      <GeneticFacts genetic={genetic} />
      {genetic.description && <p className="reading whitespace-pre-line">{genetic.description}</p>}
      <GeneticTree genetic={genetic} />
      {genetic.state === 'proposta' ? <Proposal opened={geneticFields(genetic)} /> : <Merging name={genetic.name} />}
    </div>
  )
}

const Proposal = ({ opened }: { opened: object }) => (
  <div className="space-y-6">
    <Form name="share" opened={opened}>
      <HiddenField name="share" value="true" />
      <SubmitButton icon="check">Compartilhar com todos</SubmitButton>
    </Form>
    <Card title="Não compartilhar">
      <Form name="decline" opened={opened}>
        <HiddenField name="share" value="false" />
        <TextArea name="why" label="Motivo" help="Quem propôs lê." maxLength={500} rows={3} />
        <Button type="submit">Devolver a quem propôs</Button>
      </Form>
    </Card>
  </div>
)

const Merging = ({ name }: { name: string }) => (
  <Card title="É a mesma que outra?">
    <Form name="merge">
      <GeneticField
        name="into"
        label="Qual fica"
        help={`As plantas, os estoques e os cruzamentos de ${name} vão para ela, e este endereço também.`}
        maxLength={250}
      />
      <SureField />
      <SubmitButton tone="danger">Juntar</SubmitButton>
    </Form>
  </Card>
)
