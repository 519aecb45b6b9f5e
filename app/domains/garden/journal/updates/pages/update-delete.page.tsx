import { z } from 'zod'
import { plural } from '#shared/numbers.ts'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { UpdateBody } from '../components/update-body.tsx'
import { chipsOf } from '../update.view.ts'
import type { Route } from './+types/update-delete.page'
import { idOf, placeOf } from './update-place.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Apagar ${loaderData?.update.label.toLowerCase() ?? 'atualização'}`,
}))

/** A row on several plants: the page asks for which of them to delete it, so that it works without scripts. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const update = await apiFor(context).journal.updates.show({ id: idOf(params.id) })
  if (!update.can.update) throw notFound()
  return { update, place: placeOf(update, 'space') }
}

const Delete = z.object({ line: z.string().regex(/^(todas|\d+)$/, 'Escolha de onde apagar.') })

export async function action(args: Route.ActionArgs) {
  const id = idOf(args.params.id)
  const { updates } = apiFor(args.context).journal
  const update = await updates.show({ id })
  return submit(args, Delete, async (api, { line }) => {
    const all_plants = line === 'todas'
    await api.journal.updates.takeAway({ id: all_plants ? id : Number(line), all_plants })
    const many = plural(update.same.length + 1, 'planta', 'plantas')
    return redirectWithToast(
      placeOf(update, 'space').to,
      all_plants ? `A atualização foi apagada de ${many}.` : 'A atualização foi apagada.',
    )
  })
}

export default function UpdateDeletePage({ loaderData: { update, place } }: Route.ComponentProps) {
  const lines = [...(update.plant ? [{ id: update.id, plant: update.plant }] : []), ...update.same]
  const count = lines.length
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <PageHeader title={`Apagar ${update.label.toLowerCase()}`} crumbs={[place]} />
      <Card title={`${update.label} em ${plural(count, 'planta', 'plantas')}`}>
        <div className="space-y-2.5">
          <p className="text-sm text-muted">{lines.map(({ plant }) => plant.name).join(', ')}</p>
          <UpdateBody update={{ ...update, chips: chipsOf(update) }} />
        </div>
      </Card>
      <Form name="delete">
        <SelectField
          name="line"
          label="Apagar de onde?"
          placeholder="Escolha"
          options={[
            { value: 'todas', label: `De todas as ${count} plantas` },
            ...lines.map(({ id, plant }) => ({ value: id, label: `Só de ${plant.name}` })),
          ]}
          help={`O texto e as medidas somem do diário das plantas escolhidas.${photoWords(update)} As tarefas que ela concluiu voltam para a agenda.`}
        />
        <FormActions>
          <SubmitButton tone="danger" icon="trash-2" sending="Apagando…">
            Apagar
          </SubmitButton>
        </FormActions>
      </Form>
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']['update']

/** They are attached to one plant's row. */
function photoWords({ photos, plant }: Shown) {
  if (!photos.length || !plant) return ''
  return photos.length === 1
    ? ` A foto está em ${plant.name} e some se você apagar de lá.`
    : ` As ${photos.length} fotos estão em ${plant.name} e somem se você apagar de lá.`
}
