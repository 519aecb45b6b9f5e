import { formatFull } from '#shared/dates.ts'
import { plural } from '#shared/numbers.ts'
import { Icon } from '#ui/components/icon.tsx'
import type { MyConsents } from '../consents.schemas.ts'
import { purposes } from '../purpose.kinds.ts'
import { ConsentButton } from './consent-button.tsx'

const places = {
  perfil: 'no perfil',
  privacidade: 'na página de privacidade',
  barra_de_cookies: 'no aviso de cookies',
  blog: 'no blog',
  link_do_email: 'pelo link de um e-mail',
}

/** Every answer, and a button to undo the last one. */
export function ConsentHistory({ history, back }: { history: MyConsents['history']; back: string }) {
  const [last] = history
  if (!last) return null
  return (
    <details className="border-t border-base-300 pt-3">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2">
        <Icon name="history" size={18} />
        Histórico: {plural(history.length, 'resposta', 'respostas')}
      </summary>
      <ol className="space-y-3 text-[0.9375rem]">
        {history.map(({ id, purpose, given, at, how, text_version }) => (
          <li key={id}>
            <b>{purposes[purpose].title}:</b> {given ? 'permitido' : 'não permitido'}
            <span className="block text-sm text-muted">
              {formatFull(at)}, {places[how]}, versão {text_version} do texto
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-3">
        <ConsentButton purpose={last.purpose} given={!last.given} how="perfil" back={`${back}#privacidade`} quiet>
          Desfazer a última resposta
        </ConsentButton>
      </div>
    </details>
  )
}
