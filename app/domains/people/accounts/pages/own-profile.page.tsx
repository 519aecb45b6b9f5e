import { redirect } from 'react-router'
import { access } from '#web/guard.server.ts'
import { viewerOf } from '#web/page-context.server.ts'
import type { Route } from './+types/own-profile.page'

export const middleware = [access('signed_in')]

/** /perfil redirects to the viewer's own profile. */
export const loader = ({ context }: Route.LoaderArgs) => redirect(`/perfil/${viewerOf(context).nickname}`)
