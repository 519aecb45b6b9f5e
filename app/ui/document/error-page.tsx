import { LinkButton } from '../components/button.tsx'
import { errorTexts } from './error-texts.ts'
import { useOfflinePage } from './to-offline-page.ts'

type Props = { error: unknown; withReason?: boolean }

/** The body of every error page; depends on nothing but the error. */
export function ErrorPage({ error, withReason }: Props) {
  const { title, text, image, again } = errorTexts(error, withReason)
  useOfflinePage(error)
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-6 px-6 py-12 text-center sm:py-20">
      <img src={image} alt="" width={240} height={160} className="h-40 w-60" />
      <div className="space-y-3">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-lg text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {again && (
          <LinkButton to="" icon="refresh-cw" reload>
            Tentar de novo
          </LinkButton>
        )}
        <LinkButton to="/" tone="primary" reload>
          Ir para Página Inicial
        </LinkButton>
      </div>
      <p className="text-muted">
        Ficou com dúvida?{' '}
        <a className="link" href="/contato">
          Fala com a gente!
        </a>
      </p>
    </div>
  )
}
