import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { undoOfAct } from '#domains/garden/journal/quick-log/undo-act.view.ts'
import { plural } from '#shared/numbers.ts'
import { ownValue } from '#shared/own-value.ts'
import { formOf, submit } from '#web/form.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { type ManyAct, NOWHERE } from '../many-acts.kinds.ts'
import {
  ArchiveMany,
  CloneMany,
  CycleMany,
  GroupMany,
  HarvestMany,
  LossMany,
  MoveMany,
  WeighMany,
} from '../many-plants.schemas.ts'

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** Actions of the second step: runs the call and redirects to the list with a message. */
export async function doToMany(args: Args) {
  const form = await formOf(args.request)
  return ownValue(doers, String(form.get('form')))?.(args, form) ?? back('Nada mudou.')
}

const plants = (count: number) => plural(count, 'planta', 'plantas')

const list = '/cultivo/gerenciar/plantas'

const back = (text: string, to = list) => redirectWithToast(to, text)

/** With 'Desfazer'. */
const wrote = (text: string, act_key: string | undefined) =>
  redirectWithToast(list, text, 'success', act_key ? undoOfAct(act_key, list) : undefined)

/** That they leave their space is chosen too, and not what an untouched field says. */
const MoveTo = MoveMany.extend({
  space_id: z.union([MoveMany.shape.space_id.unwrap(), z.literal(NOWHERE)], 'Escolha para onde elas vão.'),
})

const doers: Record<Exclude<ManyAct, 'registrar'>, (args: Args, form: FormData) => ReturnType<typeof submit>> = {
  mover: (args) =>
    submit(args, MoveTo, async ({ cultivation }, { plant_ids, space_id: to }) => {
      const space_id = to === NOWHERE ? undefined : to
      const { count } = await cultivation.manyPlants.move({ plant_ids, space_id })
      return back(space_id ? `${plants(count)} no novo espaço.` : `${plants(count)} sem espaço.`)
    }),
  fase: (args) =>
    submit(args, CycleMany, async ({ cultivation }, input) => {
      const { count } = await cultivation.manyPlants.cycle(input)
      return wrote(`${plants(count)} na nova fase.`, input.act_key)
    }),
  grupo: (args) =>
    submit(args, GroupMany, async ({ cultivation }, input) => {
      const { count } = await cultivation.manyPlants.group(input)
      return back(input.group_name ? `${plants(count)} no grupo ${input.group_name}.` : `${plants(count)} sem grupo.`)
    }),
  colher: (args) =>
    submit(args, HarvestMany, async ({ cultivation }, input) => {
      const { count } = await cultivation.manyPlants.harvest(input)
      const [only, ...more] = input.harvests
      const to =
        only && !more.length ? `/cultivo/planta/${only.plant_id}/colhida` : '/cultivo/gerenciar/plantas?status=colhida'
      return back(`Colheita de ${plants(count)} anotada.`, to)
    }),
  pesar: (args) =>
    submit(args, WeighMany, async ({ cultivation }, input) => {
      const { count } = await cultivation.manyPlants.weigh(input)
      return wrote(`Pesos de ${plants(count)} anotados.`, input.act_key)
    }),
  perda: (args) =>
    submit(args, LossMany, async ({ cultivation }, input) => {
      const { count } = await cultivation.manyPlants.lose(input)
      return wrote(`Perda de ${plants(count)} anotada.`, input.act_key)
    }),
  clonar: (args, form) =>
    submit(args, CloneMany.omit({ id_or_slug: true }), async ({ cultivation }, input) => {
      const id_or_slug = String(form.get('plant_ids'))
      const idempotency_key = String(form.get('act_key'))
      const { data } = await cultivation.manyPlants.clone({ ...input, id_or_slug, idempotency_key })
      return back(data.length === 1 ? 'O clone está no seu jardim.' : `${data.length} clones estão no seu jardim.`)
    }),
  arquivar: (args) => archive(args, true),
  desarquivar: (args) => archive(args, false),
}

const archive = (args: Args, archived: boolean) =>
  submit(args, ArchiveMany.omit({ archived: true }), async ({ cultivation }, input) => {
    const { count } = await cultivation.manyPlants.archive({ ...input, archived })
    return back(archived ? `${plants(count)} no arquivo.` : `${plants(count)} de volta às listas.`)
  })
