import { Form, useLocation, useSearchParams } from 'react-router'
import { Button, LinkButton } from './button.tsx'
import { withParams } from './search-params.ts'

type Props = {
  /** Accessible name: 'Buscar plantas'. */
  label: string
  /** Hint: 'Nome ou genética'. */
  placeholder: string
  /** The page that shows what is found; this one by default. */
  action?: string
}

/** Search box of a list. Keeps the other filters of the URL and goes back to the first page. */
export function SearchForm({ label, placeholder, action }: Props) {
  const [params] = useSearchParams()
  const { search } = useLocation()
  return (
    <Form role="search" action={action} className="flex gap-2">
      {[...params].map(([name, value]) =>
        ['search', 'page'].includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        type="search"
        name="search"
        defaultValue={params.get('search') ?? ''}
        placeholder={placeholder}
        aria-label={label}
        maxLength={100}
        className="input w-full max-w-sm"
      />
      <Button type="submit" icon="search" iconOnly>
        Buscar
      </Button>
      {params.get('search') && (
        <LinkButton to={withParams(search, { search: null, page: null })} tone="plain">
          Limpar
        </LinkButton>
      )}
    </Form>
  )
}
