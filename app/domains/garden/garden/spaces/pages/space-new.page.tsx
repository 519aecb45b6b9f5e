import { randomUUID } from 'node:crypto'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { afterFirst, stepWords } from '../../after-first.server.ts'
import { SpaceForm } from '../components/space-form.tsx'
import { spaceKinds } from '../space.kinds.ts'
import { SpaceCreate } from '../spaces.schemas.ts'
import type { Route } from './+types/space-new.page'
import { moveIn } from './move-in.server.ts'

export const middleware = [access('login')]
export const meta = pageMeta({ title: 'Novo espaço' })

/** `?tipo=secagem&planta=12` is set by the page of a harvest. */
export const loader = ({ url }: Route.LoaderArgs) => ({
  step: stepWords(url, 2),
  kind: spaceKinds.find(({ value }) => value === url.searchParams.get('tipo'))?.value,
  idempotency_key: randomUUID() as string,
})

export const action = (args: Route.ActionArgs) =>
  submit(args, SpaceCreate, async (api, input) => {
    const space = await api.garden.spaces.create(input)
    await moveIn(api, args.url, space.id)
    return redirectWithToast(afterFirst(args.url) ?? `/cultivo/espaco/${space.slug}`, `Espaço pronto: ${space.name}.`)
  })

export default function SpaceNewPage({ loaderData: { step, ...form } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Novo espaço" text={`${step}Com as medidas, a gente calcula a luz e o ar para você.`} />
      <SpaceForm {...form} />
    </div>
  )
}
