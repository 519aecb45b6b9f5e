import { randomUUID } from 'node:crypto'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { GeneticForm } from '../components/genetic-form.tsx'
import { GeneticCreate } from '../genetics.schemas.ts'
import type { Route } from './+types/genetic-new.page'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Nova genética' })

/** `nome`: what a plant is called that has no entry yet. */
export const loader = ({ url }: Route.LoaderArgs) => ({
  idempotency_key: randomUUID() as string,
  name: url.searchParams.get('nome')?.slice(0, 120),
})

export const action = (args: Route.ActionArgs) =>
  submit(args, GeneticCreate, async (api, input) => {
    const { slug, name } = await api.genetics.library.create(input)
    return redirectWithToast(`/cultivo/geneticas/${slug}`, `${name} está nas suas genéticas.`)
  })

export default function GeneticNewPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Nova genética"
        text="Só você vê, até você propor e a equipe compartilhar."
        crumbs={[{ to: '/cultivo/geneticas', label: 'Genéticas' }]}
      />
      <GeneticForm {...loaderData} />
    </div>
  )
}
