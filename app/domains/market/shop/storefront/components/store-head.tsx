import type { StoreDetail } from '#domains/market/stores/stores/stores.schemas.ts'
import { StoreLogo } from '#domains/market/stores/ui.ts'
import { dayKey } from '#shared/dates.ts'
import { formatNumber, plural } from '#shared/numbers.ts'
import { LinkButton } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { Photo } from '#ui/components/photo.tsx'

/** Cover, logo and name of a store, with the two ways on: to write to it, and to its desk for who works there. */
export function StoreHead({ store }: { store: StoreDetail }) {
  const { slug, name, tagline, cover, logo, city, uf, stars, reviews_count, since, store_user } = store
  return (
    <header className="card mb-6 overflow-clip">
      {cover && (
        <div>
          <Photo photo={cover} alt="" ratio="4/1" shown="(min-width: 72rem) 72rem, 100vw" priority />
        </div>
      )}
      <div className="flex flex-wrap items-start gap-4 p-4 sm:p-5">
        <StoreLogo name={name} logo={logo} size={72} />
        <div className="min-w-0 flex-1 space-y-1.5">
          <h1 className="text-[1.75rem] break-words sm:text-3xl">{name}</h1>
          {tagline && <p className="text-muted">{tagline}</p>}
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            {city && (
              <span className="inline-flex items-center gap-1">
                <Icon name="map-pin" size={16} />
                {city}/{uf}
              </span>
            )}
            {stars !== null && (
              <a href="#avaliacoes" className="link reach inline-flex items-center gap-1">
                <Icon name="star" size={16} />
                {formatNumber(stars)} ({plural(reviews_count, 'avaliação', 'avaliações')})
              </a>
            )}
            {since && (
              <span className="inline-flex items-center gap-1">
                <Icon name="store" size={16} />
                Aqui desde {dayKey(since).slice(0, 4)}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {store_user ? (
            <LinkButton to={`/vendedor/dashboard/${slug}`} icon="layout-dashboard">
              Painel da loja
            </LinkButton>
          ) : (
            <LinkButton to={`/loja/${slug}/mensagens`} icon="message-circle">
              Falar com a loja
            </LinkButton>
          )}
          {!store_user && (
            <LinkButton to="/contato" tone="plain" icon="flag" size="sm">
              Denunciar
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  )
}
