import { type FormEvent, useId } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import type { Option } from '../form/select-field.tsx'

type Choice = {
  name: string
  label: string
  options: Option[]
  /** What there is without it: 'Todos'. */
  all?: string
}
/** From a day on. */
type SinceDay = { name: string; label: string; day: true }
export type Filter = Choice | SinceDay

type Props = {
  filters: Filter[]
  search?: string | null
  /** On a phone they are folded away, with how many narrow the list: for who has many. */
  folded?: boolean
}

/** A GET form: its fields are the URL's search params. A select submits on change; without scripts a button does. */
export function ListFilters({ filters, search = 'Buscar', folded }: Props) {
  const { search: query } = useLocation()
  const params = new URLSearchParams(query)
  const submit = useSubmit()
  const id = useId()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(cleaned(new FormData(event.currentTarget)), { preventScrollReset: true })
  }
  if (search === null && filters.length === 0) return <span />
  const active = filters.filter(({ name }) => params.get(name)).length
  const fields = filters.map((filter) => (
    <div key={filter.name} className="min-w-36 space-y-1 max-sm:flex-1">
      <label htmlFor={`${id}-${filter.name}`} className="block text-sm font-medium text-muted">
        {filter.label}
      </label>
      <Control id={`${id}-${filter.name}`} filter={filter} now={params.get(filter.name) ?? ''} />
    </div>
  ))
  return (
    <Form
      role="search"
      aria-label="Filtros"
      key={query}
      onSubmit={send}
      className="flex w-full min-w-0 flex-wrap items-end gap-3 sm:w-auto sm:flex-1"
    >
      {['order_by', 'order_type', 'per_page'].map((name) => keep(name, params))}
      {search !== null && <SearchBox words={search} typed={params.get('search') ?? ''} />}
      {folded ? (
        <details className="folds-on-phone w-full">
          <summary className="min-h-11 py-2 font-semibold">
            Filtros{active > 0 && `: ${plural(active, 'ativo', 'ativos')}`}
          </summary>
          <div className="flex flex-wrap items-end gap-3 pt-2">{fields}</div>
        </details>
      ) : (
        fields
      )}
      {search === null && <SendButton>Filtrar</SendButton>}
    </Form>
  )
}

/** A day is sent when its field is left: typed, it is another one at every digit. */
function Control({ id, filter, now }: { id: string; filter: Filter; now: string }) {
  const { name } = filter
  if ('day' in filter)
    return (
      <input
        {...{ id, name }}
        type="date"
        defaultValue={now}
        onBlur={({ currentTarget: { value, form } }) => value !== now && form?.requestSubmit()}
        className="input w-full"
      />
    )
  return (
    <select
      {...{ id, name }}
      defaultValue={now}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
      className="select w-full"
    >
      <option value="">{filter.all ?? 'Todos'}</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function SearchBox({ words, typed }: { words: string; typed: string }) {
  const id = useId()
  return (
    <div className="flex w-full flex-wrap gap-2 sm:w-96">
      <label htmlFor={id} className="sr-only">
        {words}
      </label>
      <span className="input min-w-40 flex-1">
        <Icon name="search" className="text-muted" />
        <input
          id={id}
          type="search"
          name="search"
          defaultValue={typed}
          placeholder={within(words)}
          className="text-ellipsis"
        />
      </span>
      <SendButton>Buscar</SendButton>
    </div>
  )
}

/** Long words lose their 'Buscar': a phone shows about 20 letters, and the button beside the field says it too. */
const within = (words: string) =>
  words.length > 20 ? words.replace(/^Buscar (.)/, (_, first: string) => first.toUpperCase()) : words

const SendButton = ({ children }: { children: string }) => (
  <Button type="submit" className="shrink-0">
    {children}
  </Button>
)

const keep = (name: string, params: URLSearchParams) => {
  const value = params.get(name)
  return value && <input key={name} type="hidden" name={name} value={value} />
}

/** Drops empty fields. */
function cleaned(data: FormData): URLSearchParams {
  const entries = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  return new URLSearchParams(entries)
}
