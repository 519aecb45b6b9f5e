import type { Client } from '#web/api-for.server.ts'
import { textKinds } from '../../text.kinds.ts'

/** The kind of text in an admin URL. */
export const kindOf = ({ pathname }: URL) =>
  isTerms(pathname) ? textKinds.termos_de_servico : textKinds.politica_de_privacidade

/** The API calls of that kind. */
export const callsOf = (legal: Client['legal'], { pathname }: URL) => (isTerms(pathname) ? legal.terms : legal.policy)

const isTerms = (path: string) => path.startsWith('/admin/termos_de_servico')
