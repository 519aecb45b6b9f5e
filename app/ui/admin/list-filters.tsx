import { type FormEvent, useId } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Icon } from '../components/icon.tsx'
import type { Option } from '../form/select-field.tsx'

export type Filter = { name: string; label: string; options: Option[] }

/** A GET form: its fields are the address. A chosen filter counts at once; without scripts the button sends. */
export function ListFilters({ filters, search = 'Buscar' }: { filters: Filter[]; search?: string | null }) {
  const id = useId()
  const { search: query } = useLocation()
  const params = new URLSearchParams(query)
  const submit = useSubmit()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(cleaned(new FormData(event.currentTarget)), { preventScrollReset: true })
  }
  return (
    <Form role="search" key={query} onSubmit={send} className="flex min-w-0 flex-1 flex-wrap items-end gap-3">
      {['order_by', 'order_type', 'per_page'].map((name) => keep(name, params))}
      {search !== null && (
        <div className="min-w-48 flex-1 sm:max-w-80">
          <label htmlFor={id} className="sr-only">
            {search}
          </label>
          <span className="input w-full">
            <Icon name="search" className="text-muted" />
            <input id={id} type="search" name="search" defaultValue={params.get('search') ?? ''} placeholder={search} />
          </span>
        </div>
      )}
      {filters.map((filter) => (
        <label key={filter.name} className="min-w-36 space-y-1">
          <span className="block text-sm font-medium text-muted">{filter.label}</span>
          <select
            name={filter.name}
            defaultValue={params.get(filter.name) ?? ''}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className="select w-full"
          >
            <option value="">Todos</option>
            {filter.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="btn border-edge bg-surface hover:bg-base-200">
        Buscar
      </button>
    </Form>
  )
}

const keep = (name: string, params: URLSearchParams) => {
  const value = params.get(name)
  return value && <input key={name} type="hidden" name={name} value={value} />
}

/** Empty fields stay out of the address. */
function cleaned(data: FormData): URLSearchParams {
  const entries = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return new URLSearchParams(entries)
}
