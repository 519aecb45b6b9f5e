import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { DangerZone } from '#ui/admin/danger-zone.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { filterOf } from '#web/search-params.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { type AdCard, AdDayFilter, AdInput } from '../ads.schemas.ts'
import { AdDays } from '../components/ad-days.tsx'
import { AdFields } from '../components/ad-fields.tsx'
import { AdPicture } from '../components/ad-picture.tsx'
import type { Route } from './+types/ad-edit.page'

export const middleware = [access('can:ads.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `${loaderData?.ad.name} em Anúncios`,
}))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { media, types } = apiFor(context).ads
  const id = Number(params.id)
  const { page } = filterOf(request, AdDayFilter)
  const ad = await media.show({ id })
  const [{ data }, days] = await Promise.all([
    types.list({ page: 1, per_page: 100 }),
    media.days({ id, page, per_page: 14 }),
  ])
  return { ad, types: data, days }
}

const Delete = z.object({ intent: z.literal('delete') })
const back = '/admin/ads/midias'

export async function action(args: Route.ActionArgs) {
  const id = Number(args.params.id)
  if ((await formOf(args.request)).get('form') === 'danger')
    return submit(args, Delete, async (api) => {
      await api.ads.media.remove({ id })
      return redirectWithToast(back, 'O anúncio foi apagado.')
    })
  return submit(args, AdInput, async (api, input) => {
    const ad = await api.ads.media.update({ ...input, id })
    return redirectWithToast(back, `${ad.name} foi salvo.`)
  })
}

export default function AdEditPage({ loaderData: { ad, types, days } }: Route.ComponentProps) {
  const type = types.find(({ id }) => id === ad.type.id)
  return (
    <div className="max-w-2xl space-y-8">
      <PageHeader title={ad.name} crumbs={[{ to: back, label: 'Anúncios' }]} />
      {ad.photo && type && (
        <div style={{ maxWidth: type.width }}>
          <AdPicture photo={ad.photo} alt={ad.alt} name={ad.name} width={type.width} height={type.height} />
        </div>
      )}
      <Form key={ad.id} name="record" values={valuesOf(ad)} opened={valuesOf(ad)} guard>
        <AdFields types={types} photo={ad.photo} />
        <FormActions>
          <LinkButton to={back}>Cancelar</LinkButton>
          <SubmitButton sending="Salvando…">Salvar</SubmitButton>
        </FormActions>
      </Form>
      <Card
        title="Por dia"
        actions={
          <LinkButton to={`${back}/csv?id=${ad.id}`} size="sm" icon="file-down" download>
            CSV
          </LinkButton>
        }
      >
        <AdDays days={days.data} />
        <Pager {...days} label="Páginas de dias" />
      </Card>
      <DangerZone
        title={`Apagar ${ad.name}?`}
        label="Apagar anúncio"
        text="O anúncio e a imagem somem para sempre. Para tirar do ar sem perder os números, desligue."
        dependents={dependentsOf(ad)}
      />
    </div>
  )
}

const valuesOf = ({ name, type, photo, alt, link, starts_on, ends_on, weight, daily_limit, active }: AdCard) => ({
  ...{ name, alt, link, starts_on, ends_on, weight, daily_limit, active },
  type_id: type.id,
  file_ids: photo ? [photo.id] : [],
})

const dependentsOf = ({ impressions, clicks }: AdCard) =>
  impressions + clicks > 0
    ? [
        {
          label: `${plural(impressions, 'exibição', 'exibições')} e ${plural(clicks, 'clique', 'cliques')}`,
          consequence: 'Os números somem também. Baixe o CSV antes.',
        },
      ]
    : []
