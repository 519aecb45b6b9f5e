import { useSearchParams } from 'react-router'
import { Button, LinkButton } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { EntryFields } from '../components/entry-fields.tsx'
import { CupEntryCreate } from '../entries/cup-entries.schemas.ts'
import { proofParts } from '../entries/cup-proof.kinds.ts'
import type { Route } from './+types/enter-cup.page'

export const middleware = [access('confirmed')]
export const meta: Route.MetaFunction = pageMeta({ title: 'Inscrever um redondo', noindex: true })

/** First the plant, then what of its journal comes along. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const candidates = await api.entries.candidates({ slug: params.slug })
  const plant = candidates.plants.find(({ id }) => String(id) === url.searchParams.get('planta')) ?? null
  const photos = plant ? (await api.entries.plantPhotos({ plant_id: plant.id })).data : []
  return { ...candidates, plant, photos }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, CupEntryCreate.omit({ slug: true, plant_id: true }), async (api, input) => {
    const plant_id = Number(args.url.searchParams.get('planta'))
    const made = await api.entries.enter({ ...input, slug: args.params.slug, plant_id })
    return redirectWithToast(`/copa-grower/ver-redondo/${made.uuid}`, 'Seu redondo está na copa. Boa sorte!')
  })

export default function EnterCupPage({ loaderData }: Route.ComponentProps) {
  const { modality, open, own, plants, plant, photos } = loaderData
  const back = `/copa-grower/modalidade/${modality.slug}`
  const [search] = useSearchParams()
  return (
    <div className="max-w-2xl">
      <PageHeader
        title="Inscrever um redondo"
        text="A prova é o diário da planta: ele é guardado como está agora, e não muda mais."
        crumbs={[{ to: back, label: modality.name }]}
      />
      {!open ? (
        <Notice tone="warning" action={<LinkButton to="/copa-grower">Ver as fases</LinkButton>}>
          As inscrições não estão abertas.
        </Notice>
      ) : own && own.state !== 'retirado' ? (
        <Notice action={<LinkButton to={`/copa-grower/ver-redondo/${own.uuid}`}>Ver o seu redondo</LinkButton>}>
          Você já concorre nesta modalidade com {own.title}. É um redondo por grower.
        </Notice>
      ) : plants.length === 0 ? (
        <EmptyState
          icon="sprout"
          text="Para entrar na copa você precisa de uma planta no diário."
          action={
            <LinkButton to="/cultivo/add-planta" tone="primary">
              Adicionar planta
            </LinkButton>
          }
        />
      ) : (
        <div className="space-y-8">
          <form method="get" className="space-y-4">
            <SelectField
              name="planta"
              label="Planta"
              placeholder="Escolha a planta"
              defaultValue={search.get('planta')}
              options={plants.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <Button type="submit">{plant ? 'Trocar de planta' : 'Continuar'}</Button>
          </form>
          {plant && photos.length === 0 && (
            <Notice
              tone="warning"
              action={<LinkButton to={`/cultivo/planta/${plant.slug}`}>Abrir o diário</LinkButton>}
            >
              {plant.name} não tem fotos no diário. Registre pelo menos uma antes de inscrever.
            </Notice>
          )}
          {plant && photos.length > 0 && (
            <Form key={plant.id} name="enter" guard values={{ shown: proofParts }}>
              {plant.private && (
                <Notice tone="info">
                  {plant.name} é só sua e continua assim: aparece só o que você escolher aqui, com o seu apelido.
                </Notice>
              )}
              <EntryFields photos={photos} />
              <FormActions>
                <LinkButton to={back}>Cancelar</LinkButton>
                <SubmitButton sending="Inscrevendo…">Inscrever</SubmitButton>
              </FormActions>
            </Form>
          )}
        </div>
      )}
    </div>
  )
}
