import { useLocation } from 'react-router'
import { Chip } from '#ui/components/badge.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { withParams } from '#ui/components/search-params.ts'

/** Search by the buyer's name, and only what nobody has read; kept in the URL. */
export function ThreadFilter() {
  const { search } = useLocation()
  const unread = new URLSearchParams(search).get('unread') === 'true'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchForm label="Buscar pelo nome de quem escreveu" placeholder="Nome de quem escreveu" />
      <Chip to={withParams(search, { unread: unread ? null : 'true', page: null })} active={unread} icon="mail">
        Não lidas
      </Chip>
    </div>
  )
}
