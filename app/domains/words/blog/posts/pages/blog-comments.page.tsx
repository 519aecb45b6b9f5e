import { redirect } from 'react-router'
import type { Route } from './+types/blog-comments.page'

/** Notices of a comment lead to `<thing>/comentarios`; a post shows them below itself. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/blog/${params.slug}#comentarios`)
