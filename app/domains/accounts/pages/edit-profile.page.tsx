import { redirect } from 'react-router'
import { ExportCard, PrivacySection } from '#domains/privacy/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../api-for.server.ts'
import { checkbox, submit } from '../../../form.server.ts'
import { access } from '../../../guard.server.ts'
import { viewerOf } from '../../../page-context.server.ts'
import { toastCookie } from '../../../toast.server.ts'
import { ProfileForm } from '../components/profile-form.tsx'
import { MyProfileChange } from '../users/users.schemas.ts'
import type { Route } from './+types/edit-profile.page'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Editar perfil', noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const { accounts, privacy } = apiFor(context)
  const person = await accounts.users.show({ id_or_nickname: String(viewerOf(context).id) })
  return { person, consents: await privacy.consents.mine(), copy: await privacy.exports.latest() }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, MyProfileChange.extend({ discoverable: checkbox }), async (api, input) => {
    const { nickname } = await api.accounts.users.updateMe(input)
    const headers = { 'set-cookie': toastCookie({ kind: 'success', text: 'Perfil salvo.' }) }
    return redirect(`/perfil/${nickname}`, { headers })
  })

export default function EditProfilePage({ loaderData: { person, consents, copy } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-2xl space-y-8">
      <PageHeader title="Editar perfil" text="Só o que você escrever aqui aparece para os outros." />
      <ProfileForm person={person} />
      <Card title="Sua conta">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 wrap-anywhere text-muted">{person.own?.email}</p>
          <LinkButton to="/redefinir-senha" icon="key-round">
            Trocar a senha
          </LinkButton>
        </div>
      </Card>
      <PrivacySection consents={consents} />
      <ExportCard copy={copy} />
      <p className="text-center">
        <LinkButton to={`/perfil/${person.nickname}/delete`} tone="plain" icon="trash-2">
          Apagar minha conta
        </LinkButton>
      </p>
    </div>
  )
}
