import { redirect } from 'react-router'
import { z } from 'zod'
import { Badge } from '#ui/components/badge.tsx'
import { Card } from '#ui/components/card.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { FormActions, SubmitButton } from '#ui/form/submit-button.tsx'
import { apiFor } from '#web/api-for.server.ts'
import { formOf, submit } from '#web/form.server.ts'
import { access } from '#web/guard.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import { ModeVersions } from '../../modes/components/mode-versions.tsx'
import { ProgramForm } from '../../modes/components/program-form.tsx'
import type { ModeProgram } from '../../modes/mode-program.schemas.ts'
import { programAction } from '../../modes/pages/program-action.server.ts'
import { fieldsOf, type ProgramFields } from '../../modes/program.form.ts'
import { ShareMode } from '../components/share-mode.tsx'
import { Tried } from '../components/tried.tsx'
import type { ModeTried, OwnMode } from '../own-mode.schemas.ts'
import { followsInWords, whoseInWords } from '../whose-mode.words.ts'
import type { Route } from './+types/own-mode.page'

export { controlLinks as links } from '../../ui.ts'
export const middleware = [access('login')]
export const meta: Route.MetaFunction = pageMeta(({ loaderData }: Route.MetaArgs) => ({
  title: loaderData ? `Meu modo, ${loaderData.device.name} (${loaderData.device.serial})` : 'Meu modo',
}))

export const loader = ({ params, context }: Route.LoaderArgs) =>
  apiFor(context).control.own.show({ id: params.serial_number })

export async function action(args: Route.ActionArgs) {
  const id = args.params.serial_number
  const here = `/ganza/${id}/meu-modo`
  const form = await formOf(args.request)
  switch (form.get('form')) {
    case 'follow':
      return submit(args, z.object({}), async ({ control }) => {
        const { mode, device } = await control.own.show({ id })
        const change = { id: device.id, modo_id: mode?.id ?? 0 }
        // The robot's page asks, with what it would change for the plants there.
        if ((await control.wishes.modeSwitch(change)).differences.length)
          return redirect(`/ganza/${id}?modo=${change.modo_id}#modo`)
        await control.wishes.changeMode(change)
        return redirectWithToast(here, 'Pronto. O robô recebe o seu modo assim que responder.')
      })
    case 'copy':
      return submit(
        args,
        z.object({ mode_id: z.number({ error: 'Escolha um modo.' }) }),
        async ({ control }, input) => {
          await control.own.copy({ id, ...input })
          return redirectWithToast(here, 'Copiado. Agora mude o que quiser.')
        },
      )
    case 'return':
      return submit(args, z.object({ version: z.number() }), async ({ control }, { version }) => {
        await control.own.returnTo({ id, version })
        return redirectWithToast(here, `A versão ${version} voltou, como a mais nova.`)
      })
    case 'share':
      return submit(args, z.object({ shared: z.boolean() }), async ({ control }, { shared }) => {
        await control.own.share({ id, shared })
        return redirectWithToast(here, shared ? 'O link está aqui embaixo.' : 'O link não funciona mais.')
      })
    default:
      return programAction(args, {
        names: async ({ control }) => (await control.own.show({ id })).names,
        attempt: async ({ control }, program) => ({ tried: await control.own.try({ id, program }) }),
        save: async ({ control }, built) => {
          const { mode } = await control.own.save({ id, ...built })
          return redirectWithToast(here, `Salvo como versão ${mode?.version}.`)
        },
      })
  }
}

const empty: ModeProgram = { format: 1, day: null, targets: {}, blocks: [] }

export default function OwnModePage({ loaderData: own, actionData }: Route.ComponentProps) {
  const { device, mode, names } = own
  const isDraft = actionData?.values?.form === 'program'
  const fields = (isDraft ? actionData.values : fieldsOf(mode?.program ?? empty)) as ProgramFields
  const tried = (actionData as { tried?: ModeTried } | undefined)?.tried
  return (
    <div>
      <PageHeader
        title="Meu modo"
        text="Monte em blocos o que o robô faz sozinho. Ele só muda quando você salva e escolhe seguir."
        crumbs={[
          { to: '/ganza/gerenciar-robos', label: 'Seus robôs' },
          { to: `/ganza/${device.serial}`, label: device.name },
          { label: 'Meu modo' },
        ]}
      >
        {mode && (
          <p>
            <Badge tone="primary">versão {mode.version}</Badge>
          </p>
        )}
      </PageHeader>
      {/* On a desk what is decided about the mode stands beside what it is built of. */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] desk:grid-rows-[auto_1fr]">
        <div className="space-y-8 empty:hidden desk:col-start-2">
          {mode && !isDraft && <Follow followed={mode.followed} name={device.name} />}
          {own.ready.length > 0 && <Begin own={own} />}
          {tried && <Tried tried={tried} />}
        </div>
        <div className="space-y-8 desk:col-start-1 desk:row-span-2 desk:row-start-1">
          {isDraft && !tried && !actionData.errors && (
            <Notice tone="info">Os blocos mudaram só aqui. Salve para guardar.</Notice>
          )}
          <ProgramForm
            fields={fields}
            version={mode?.version ?? 0}
            names={names}
            save={mode ? 'Salvar uma nova versão' : 'Salvar meu modo'}
            canTry
            errors={actionData?.errors}
          >
            <p className="mt-4 text-[0.9375rem]">{whoseInWords(own)}</p>
            <ul className="mt-1 list-disc ps-5 text-sm text-muted">
              {own.robots.map((robot) => (
                <li key={robot.serial}>{followsInWords(robot)}</li>
              ))}
            </ul>
          </ProgramForm>
        </div>
        {mode && (
          <div className="space-y-8 desk:col-start-2">
            <Card title="Versões">
              <ModeVersions
                versions={mode.versions}
                names={names}
                action={({ version }) => <Return version={version} />}
              />
            </Card>
            <ShareMode share_key={mode.share_key} />
          </div>
        )}
      </div>
    </div>
  )
}

const Follow = ({ followed, name }: { followed: boolean; name: string }) =>
  followed ? (
    <Notice tone="success">{name} deve seguir esta versão.</Notice>
  ) : (
    <Notice tone="info" title={`${name} ainda não segue esta versão`}>
      <p className="mb-3">Ele continua com o modo que tem até você escolher este.</p>
      <Form name="follow">
        <SubmitButton>Usar no robô</SubmitButton>
      </Form>
    </Notice>
  )

const Begin = ({ own: { ready, mode } }: { own: OwnMode }) => (
  <Disclosure title={mode ? 'Trocar por um modo pronto' : 'Começar de um modo pronto'} icon="copy" open={!mode}>
    <div className="px-5 pb-5">
      <Form name="copy">
        <SelectField
          name="mode_id"
          label="O modo pronto"
          placeholder="Escolha um modo"
          options={ready.map(({ id, name }) => ({ value: id, label: name }))}
          help={mode ? 'A cópia vira uma nova versão. As outras ficam na lista.' : 'Você muda a cópia como quiser.'}
        />
        <FormActions>
          <SubmitButton tone="quiet" sending="Copiando…">
            Copiar para o meu
          </SubmitButton>
        </FormActions>
      </Form>
    </div>
  </Disclosure>
)

const Return = ({ version }: { version: number }) => (
  <Form name="return">
    <HiddenField name="version" value={version} />
    <SubmitButton tone="quiet" icon="undo-2" sending="Voltando…">
      {`Voltar à versão ${version}`}
    </SubmitButton>
  </Form>
)
