import { z } from 'zod'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { underNames } from '#web/under-names.server.ts'
import { ActFields } from '../../acts/components/act-fields.tsx'
import { WhichPlants } from '../../acts/components/which-plants.tsx'
import { givenDoses, typedDoses } from '../../acts/pages/act-form.server.ts'
import { measureValues } from '../../measures/measure.form.ts'
import { DeleteOfMany, DeleteUpdate } from '../components/delete-update.tsx'
import { VersionList } from '../components/version-list.tsx'
import { minuteText, updateFields, updateNames } from '../update.form.ts'
import { UpdateChange } from '../updates.schemas.ts'
import type { Route } from './+types/update-edit.page'
import { idOf, placeOf } from './update-place.server.ts'

export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: `Editar ${loaderData?.update.label.toLowerCase() ?? 'atualização'}${loaderData?.seen === 'space' ? ' em várias plantas' : ''}`,
}))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { updates } = apiFor(context).journal
  const update = await updates.show({ id: idOf(params.id) })
  if (!update.can.update) throw notFound()
  return { update, usual: await updates.usual({}), seen: seenOn(url), place: placeOf(update, seenOn(url)) }
}

/** `?todas` is set by a folded row on a space page. */
const seenOn = (url: URL) => (url.searchParams.has('todas') ? 'space' : 'plant')

const Change = UpdateChange.omit({ id: true }).extend({
  form: z.literal('change'),
  doses: typedDoses,
  together: z.number().optional(),
})
const Delete = z.object({ form: z.literal('delete') })

export async function action(args: Route.ActionArgs) {
  const id = idOf(args.params.id)
  const place = placeOf(await apiFor(args.context).journal.updates.show({ id }), seenOn(args.url))
  const back = (text: string) => redirectWithToast(place.to, text)
  if ((await formOf(args.request)).get('form') === 'delete')
    return submit(args, Delete, async (api) => {
      await api.journal.updates.takeAway({ id })
      return back('A atualização foi apagada.')
    })
  return submit(args, Change, async (api, { form: _, doses, together, ...change }) => {
    await underNames(updateNames, () => api.journal.updates.change({ ...change, id, doses: givenDoses(doses) }))
    if (!change.all_plants || !together) return back('Alterações salvas.')
    // What was corrected alone meanwhile is not of them any more.
    const changed = (await api.journal.updates.show({ id })).same.length + 1
    const words = `Salvo em ${changed} de ${together} plantas: no resto o registro mudou enquanto você editava.`
    return back(changed < together ? words : 'Alterações salvas.')
  })
}

export default function UpdateEditPage({ loaderData: { update, usual, seen, place } }: Route.ComponentProps) {
  const { happened_at, measures, text, item } = update
  const values = { ...measureValues(measures), text, catalogue_item_id: item?.id }
  return (
    <div className="mx-auto max-w-2xl space-y-8">
      <PageHeader title={`Editar ${update.label.toLowerCase()}`} crumbs={[place]} />
      <Card>
        <Form name="change" guard values={values} opened={updateFields(update)}>
          <ActFields
            asks={update.asks}
            usual={usual}
            update={update}
            photosFirst={update.kind === 'foto'}
            happened_at={minuteText(happened_at)}
          />
          {update.same.length > 0 && <WhichPlants update={update} all={seen === 'space'} />}
          <FormActions>
            <SubmitButton sending="Salvando…">Salvar</SubmitButton>
          </FormActions>
        </Form>
      </Card>
      <VersionList versions={update.versions} />
      {update.same.length > 0 ? <DeleteOfMany update={update} /> : <DeleteUpdate update={update} />}
    </div>
  )
}
