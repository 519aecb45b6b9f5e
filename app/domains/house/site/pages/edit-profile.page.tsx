import { KeepAwayCard } from '#domains/base/social/blocks/ui.ts'
import { GameHidden } from '#domains/game/points/ledger/game.schemas.ts'
import { HideGameCard } from '#domains/game/points/ui.ts'
import { otherOf } from '#domains/people/accounts/pages/other-of.server.ts'
import { securityForm } from '#domains/people/accounts/pages/security-forms.server.ts'
import { securityOf } from '#domains/people/accounts/pages/security-of.server.ts'
import { AccountCard, ProfileForm, SecuritySections } from '#domains/people/accounts/ui.ts'
import { MyProfileChange, type UserProfile } from '#domains/people/accounts/users/users.schemas.ts'
import { ExportCard, PrivacySection } from '#domains/people/privacy/ui.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'
import { pageMeta } from '#ui/document/page-meta.ts'
import { apiFor } from '#web/api-for.server.ts'
import { checkbox, formOf, submit } from '#web/form.server.ts'
import { access, notFound } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import { redirectWithToast } from '#web/toast.server.ts'
import type { Route } from './+types/edit-profile.page'

export const middleware = [access('signed_in')]
export const meta = pageMeta({ title: 'Editar perfil' })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiFor(context)
  const other = otherOf(url, viewerOf(context))
  if (other === null) throw notFound()
  if (other) return { person: await api.accounts.staffUsers.showProfile({ id: other }), account: null }
  const [person, registration, security, consents, copy] = await Promise.all([
    api.accounts.users.show({ id_or_nickname: String(viewerOf(context).id) }),
    api.accounts.registrationConfirmation.show(),
    securityOf(api, request),
    api.privacy.consents.mine(),
    api.privacy.exports.latest(),
  ])
  const game_hidden = viewerOf(context).game_hidden
  return { person, account: { registration, security, consents, copy, game_hidden } }
}

/** The form always says the words, be they empty: what comes without them is no form, and would empty the profile. */
const ProfileFields = MyProfileChange.extend({
  bio: MyProfileChange.shape.bio.removeDefault(),
  discoverable: checkbox,
})

/** Another user's profile, edited by staff; the profile only, not the account. */
const editOther = (args: Route.ActionArgs, id: number) =>
  submit(args, ProfileFields, async (api, input) => {
    await api.accounts.staffUsers.updateProfile({ ...input, id })
    return redirectWithToast(`/admin/usuarios/${id}`, 'Perfil salvo e anotado na auditoria.')
  })

const chooseGame = (args: Route.ActionArgs) =>
  submit(args, GameHidden, async (api, input) => {
    const { hidden } = await api.points.hide(input)
    if (hidden) return redirectWithToast('/perfil/editar#jogo', 'Escondido em toda parte.')
    return redirectWithToast('/gameficacao/emblemas', 'À mostra de novo.')
  })

export async function action(args: Route.ActionArgs) {
  const other = otherOf(args.url, viewerOf(args.context))
  if (other === null) throw notFound()
  if (other) return editOther(args, other)
  const form = (await formOf(args.request)).get('form')
  if (form === 'game') return chooseGame(args)
  const section = securityForm(form)
  if (section) return section(args)
  return submit(args, ProfileFields, async (api, input) => {
    const { nickname } = await api.accounts.users.updateMe(input)
    return redirectWithToast(`/perfil/${nickname}`, 'Perfil salvo.')
  })
}

export default function EditProfilePage({ loaderData: { person, account } }: Route.ComponentProps) {
  if (!account) return <OtherProfile person={person} />
  return (
    <div className="mx-auto max-w-2xl space-y-8">
      <PageHeader title="Editar perfil" text="Só o que você escrever aqui aparece para os outros." />
      <ProfileForm person={person} />
      <div id="conta" className="scroll-mt-24">
        <AccountCard email={person.own?.email} registration={account.registration} />
      </div>
      <SecuritySections security={account.security} />
      <PrivacySection consents={account.consents} />
      <HideGameCard hidden={account.game_hidden} />
      <KeepAwayCard />
      <ExportCard copy={account.copy} />
      <p className="text-center">
        <LinkButton to={`/perfil/${person.nickname}/delete`} tone="plain" icon="trash-2">
          Apagar minha conta
        </LinkButton>
      </p>
    </div>
  )
}

const OtherProfile = ({ person }: { person: UserProfile }) => (
  <div className="mx-auto max-w-2xl space-y-8">
    <PageHeader
      title={`Editar perfil de ${person.nickname}`}
      text="Você está editando como equipe. O que mudar fica na auditoria."
    />
    <ProfileForm person={person} />
  </div>
)
