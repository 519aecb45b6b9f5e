import { adminArea } from '#domains/robots/device-models/area.kinds.ts'
import { RecordForm } from '#ui/admin/record-form.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ModeShown } from '../components/mode-detail.tsx'
import { ProgramForm } from '../components/program-form.tsx'
import { modeFields } from '../mode-words.form.ts'
import { ModeRef, ModeWords } from '../modes.schemas.ts'
import { fieldsOf, type ProgramFields } from '../program.form.ts'
import type { Route } from './+types/admin-mode.page'
import { programAction } from './program-action.server.ts'

export { controlLinks as links } from '../../ui.ts'
export const middleware = [access('can:devices.manage')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData && `Modo ${loaderData.name}, ${loaderData.model.name}`,
}))

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).control.modes.show({ id: Number(params.id) })

const list = '/admin/ganza/modos'

export async function action(args: Route.ActionArgs) {
  const { id } = ModeRef.parse(args.params)
  const here = `${list}/${id}`
  const form = await formOf(args.request)
  if (form.get('form') === 'program')
    return programAction(args, {
      names: async ({ control }) => (await control.modes.show({ id })).names,
      save: async ({ control }, built) => {
        const { version } = await control.modes.rewrite({ id, ...built })
        return redirectWithToast(here, `Salvo como versão ${version}.`)
      },
    })
  if (form.get('form') === 'danger')
    return submit(args, ModeRef.partial(), async ({ control }) => {
      await control.modes.remove({ id })
      return redirectWithToast(list, 'O modo saiu da lista.')
    })
  return submit(args, ModeWords.omit({ id: true, cycles: true }), async ({ control }, words) => {
    const { cycles } = await control.modes.show({ id })
    await control.modes.update({ id, ...words, cycles })
    return redirectWithToast(here, 'Salvo.')
  })
}

export default function AdminModePage({ loaderData: mode, actionData }: Route.ComponentProps) {
  const fields = (actionData?.values?.form === 'program' ? actionData.values : fieldsOf(mode.program)) as ProgramFields
  return (
    <ModeShown mode={mode} area={adminArea}>
      <Disclosure title="Mudar o que ele faz" icon="pencil" open={actionData?.values?.form === 'program'}>
        <div className="px-5 pb-5">
          <ProgramForm
            fields={fields}
            version={mode.version}
            names={mode.names}
            save="Salvar uma nova versão"
            errors={actionData?.errors}
          />
        </div>
      </Disclosure>
      <Disclosure title="Mudar o nome, ou tirar da lista" icon="settings" open={actionData?.values?.form === 'record'}>
        <div className="px-5 pb-5">
          <RecordForm
            fields={modeFields}
            values={{ name: mode.name, description: mode.description }}
            submit="Salvar nome"
            back={list}
            danger={{
              title: `Tirar o modo ${mode.name}?`,
              label: 'Tirar o modo',
              text: 'Ninguém mais poderá escolher este modo. Os robôs que o seguem continuam com ele até mudarem de modo.',
            }}
          />
        </div>
      </Disclosure>
    </ModeShown>
  )
}
