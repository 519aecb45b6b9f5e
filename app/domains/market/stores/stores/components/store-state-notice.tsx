import { Link } from '#ui/components/link.tsx'
import { Notice } from '#ui/components/notice.tsx'
import { storePath } from '../../store-menu.view.ts'
import { stateHelp, stateNames } from '../store.words.ts'
import type { StoreDesk } from '../stores.schemas.ts'

type Props = { store: Pick<StoreDesk, 'slug' | 'state' | 'state_reason' | 'may'> }

const tones = { em_analise: 'info', recusada: 'warning', suspensa: 'error' } as const

/** What the store's state means, while there is something to know or to do. */
export function StoreStateNotice({ store: { slug, state, state_reason, may } }: Props) {
  if (state === 'aberta') return null
  return (
    <Notice tone={state in tones ? tones[state as keyof typeof tones] : 'info'} title={stateNames[state]}>
      <p>{stateHelp[state]}</p>
      {state_reason && (
        <p className="mt-2 break-words whitespace-pre-line">
          <strong>Nossa equipe escreveu:</strong> {state_reason}
        </p>
      )}
      {may.submit && (
        <p className="mt-2">
          <Link to={storePath(slug, '/abrir?passo=revisar')} className="link reach">
            Ver o que falta e enviar
          </Link>
        </p>
      )}
    </Notice>
  )
}
