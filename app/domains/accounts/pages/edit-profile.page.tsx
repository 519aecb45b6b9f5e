import { redirect } from 'react-router'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '../../../api-for.server.ts'
import { checkbox, formOf, submit } from '../../../form.server.ts'
import { access, notFound } from '../../../guard.server.ts'
import { viewerOf } from '../../../page-context.server.ts'
import { toastCookie } from '../../../toast.server.ts'
import { ProfileForm } from '../components/profile-form.tsx'
import { SecuritySections } from '../components/security/security-sections.tsx'
import { MyProfileChange, type UserProfile } from '../users/users.schemas.ts'
import type { Route } from './+types/edit-profile.page'
import { otherOf } from './other-of.server.ts'
import { securityForm } from './security-forms.server.ts'
import { securityOf } from './security-of.server.ts'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Editar perfil', noindex: true })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const other = otherOf(url, viewerOf(context))
  if (other === null) throw notFound()
  if (other) return { person: await api.accounts.staffUsers.showProfile({ id: other }), security: null }
  const person = await api.accounts.users.show({ id_or_nickname: String(viewerOf(context).id) })
  return { person, security: await securityOf(api, request) }
}

/** Somebody else's profile, by staff; only the profile, nothing of their account. */
const editOther = (args: Route.ActionArgs, id: number) =>
  submit(args, MyProfileChange.extend({ discoverable: checkbox }), async (api, input) => {
    await api.accounts.staffUsers.updateProfile({ ...input, id })
    const headers = { 'set-cookie': toastCookie({ kind: 'success', text: 'Perfil salvo e anotado na auditoria.' }) }
    return redirect(`/admin/usuarios/${id}`, { headers })
  })

export async function action(args: Route.ActionArgs) {
  const other = otherOf(args.url, viewerOf(args.context))
  if (other === null) throw notFound()
  if (other) return editOther(args, other)
  const section = securityForm((await formOf(args.request)).get('form'))
  if (section) return section(args, { submit, toastCookie })
  return submit(args, MyProfileChange.extend({ discoverable: checkbox }), async (api, input) => {
    const { nickname } = await api.accounts.users.updateMe(input)
    const headers = { 'set-cookie': toastCookie({ kind: 'success', text: 'Perfil salvo.' }) }
    return redirect(`/perfil/${nickname}`, { headers })
  })
}

export default function EditProfilePage({ loaderData: { person, security } }: Route.ComponentProps) {
  if (!security) return <OtherProfile person={person} />
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
      <SecuritySections security={security} />
    </div>
  )
}

const OtherProfile = ({ person }: { person: UserProfile }) => (
  <div className="mx-auto max-w-2xl space-y-8">
    <PageHeader
      title={`Editar perfil de ${person.nickname}`}
      text="Você edita como equipe: o que mudar fica na auditoria."
    />
    <ProfileForm person={person} />
  </div>
)
