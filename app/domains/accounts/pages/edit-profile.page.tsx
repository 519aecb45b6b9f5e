import { redirect } from 'react-router'
import { ExportCard, PrivacySection } from '#domains/privacy/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../api-for.server.ts'
import { checkbox, submit } from '../../../form.server.ts'
import { access } from '../../../guard.server.ts'
import { viewerOf } from '../../../page-context.server.ts'
import { toastCookie } from '../../../toast.server.ts'
import { AccountCard } from '../components/account-card.tsx'
import { ProfileForm } from '../components/profile-form.tsx'
import { MyProfileChange } from '../users/users.schemas.ts'
import type { Route } from './+types/edit-profile.page'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Editar perfil', noindex: true })

export async function loader({ context }: Route.LoaderArgs) {
  const { accounts, privacy } = apiFor(context)
  const [person, registration, consents, copy] = await Promise.all([
    accounts.users.show({ id_or_nickname: String(viewerOf(context).id) }),
    accounts.registrationConfirmation.show(),
    privacy.consents.mine(),
    privacy.exports.latest(),
  ])
  return { person, registration, consents, copy }
}

export const action = (args: Route.ActionArgs) =>
  submit(args, MyProfileChange.extend({ discoverable: checkbox }), async (api, input) => {
    const { nickname } = await api.accounts.users.updateMe(input)
    const headers = { 'set-cookie': toastCookie({ kind: 'success', text: 'Perfil salvo.' }) }
    return redirect(`/perfil/${nickname}`, { headers })
  })

export default function EditProfilePage({ loaderData }: Route.ComponentProps) {
  const { person, registration, consents, copy } = loaderData
  return (
    <div className="mx-auto max-w-2xl space-y-8">
      <PageHeader title="Editar perfil" text="Só o que você escrever aqui aparece para os outros." />
      <ProfileForm person={person} />
      <AccountCard email={person.own?.email} registration={registration} />
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
