import { redirect } from 'react-router'
import { z } from 'zod'
import { thumbView } from '#domains/garden/garden/plants/plant.view.ts'
import { PlantThumbs } from '#domains/garden/garden/plants/ui.ts'
import { GeneticFacts, GeneticTree } from '#domains/garden/genetics/library/ui.ts'
import { StockList } from '#domains/garden/genetics/stock/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { ConfirmButton } from '#ui/form/confirm-button.tsx'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { GrownFigures } from '../components/grown-figures.tsx'
import type { Route } from './+types/genetic-detail.page'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData?.genetic.name ?? 'Genética',
}))

const SHOWN_PLANTS = 12

export async function loader({ params, context }: Route.LoaderArgs) {
  const { genetics, cultivation, garden } = apiFor(context)
  const genetic = await genetics.library.show({ id_or_slug: params.slug })
  // An entry that was merged into another leads there.
  if (genetic.slug !== params.slug) throw redirect(`/cultivo/geneticas/${genetic.slug}`, 301)
  const [grown, stocks, plants] = await Promise.all([
    cultivation.grown.show({ id_or_slug: genetic.slug }),
    genetics.stock.list({ genetic_id: genetic.id }),
    garden.plants.list({ genetic_id: genetic.id, per_page: SHOWN_PLANTS }),
  ])
  return { genetic, grown, stocks: stocks.data, plants: plants.data.map(thumbView) }
}

const Proposal = z.object({ proposed: z.boolean() })

export const action = (args: Route.ActionArgs) =>
  submit(args, Proposal, async ({ genetics }, { proposed }) => {
    const { slug } = await genetics.library.propose({ id_or_slug: args.params.slug, proposed })
    return redirectWithToast(
      `/cultivo/geneticas/${slug}`,
      proposed ? 'Proposta enviada: a equipe vai conferir.' : 'A proposta foi retirada.',
    )
  })

export default function GeneticDetailPage({ loaderData: { genetic, grown, stocks, plants } }: Route.ComponentProps) {
  const { slug, name, breeder, description, can } = genetic
  return (
    <>
      <PageHeader
        title={name}
        text={breeder ? `Criada por ${breeder}` : undefined}
        crumbs={[{ to: '/cultivo/geneticas', label: 'Genéticas' }]}
        action={
          can.update && (
            <LinkButton to={`/cultivo/geneticas/${slug}/editar`} icon="pencil">
              Editar
            </LinkButton>
          )
        }
        more={
          can.curate && (
            <LinkButton to={`/admin/geneticas/${slug}`} icon="shield-check">
              {genetic.state === 'proposta' ? 'Decidir' : 'Juntar'}
            </LinkButton>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0 space-y-8">
          <div className="space-y-4">
            <GeneticFacts genetic={genetic} />
            {genetic.declined_why && (
              <Notice tone="warning" title="A equipe não compartilhou">
                {genetic.declined_why}
              </Notice>
            )}
            {description && <p className="reading whitespace-pre-line wrap-anywhere">{description}</p>}
          </div>
          <GeneticTree genetic={genetic} />
          <GrownFigures grown={grown} />
          {plants.length > 0 && (
            <section aria-labelledby="plantas" className="space-y-4">
              <h2 id="plantas" className="text-xl">
                Plantas
              </h2>
              <PlantThumbs plants={plants} />
            </section>
          )}
        </div>
        <aside className="space-y-8">
          <StockList slug={slug} stocks={stocks} />
          {can.propose && <Propose proposed={genetic.state === 'proposta'} name={name} />}
        </aside>
      </div>
    </>
  )
}

const Propose = ({ proposed, name }: { proposed: boolean; name: string }) => (
  <section aria-labelledby="proposta" className="space-y-3">
    <h2 id="proposta" className="text-xl">
      Biblioteca de todos
    </h2>
    {proposed ? (
      <Form>
        <HiddenField name="proposed" value="false" />
        <p>A equipe ainda vai conferir.</p>
        <SubmitButton tone="quiet">Retirar a proposta</SubmitButton>
      </Form>
    ) : (
      <ConfirmButton
        label="Propor para a biblioteca"
        send={{ proposed: 'true' }}
        title={`Propor ${name}?`}
        confirm="Propor"
        icon="share-2"
      >
        A equipe lê a ficha e as anotações. Aceita, ela fica para todo mundo e só a equipe muda. Seu estoque e suas
        plantas continuam só seus.
      </ConfirmButton>
    )}
  </section>
)
