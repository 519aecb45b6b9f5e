import { type FormEvent, type ReactNode, useId } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { plural } from '#shared/numbers.ts'
import { Button, buttonLook } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import type { Option } from '../form/select-field.tsx'
import { allOf } from './all-of.ts'

type Choice = {
  name: string
  label: string
  options: Option[]
  /** What there is without it, when it is not everything. */
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
  /** After the filters, folded with them. */
  children?: ReactNode
}

/** A GET form: its fields are the URL's search params. A select submits on change; without scripts a button does. */
export function ListFilters({ filters, search = 'Buscar', folded, children }: Props) {
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
      className={`flex w-full min-w-0 items-end sm:w-auto sm:flex-1 ${folded ? 'relative gap-2 md:flex-wrap md:gap-3' : 'flex-wrap gap-3'}`}
    >
      {['order_by', 'order_type', 'per_page'].map((name) => keep(name, params))}
      {search !== null && <SearchBox words={search} typed={params.get('search') ?? ''} alone={folded} />}
      {folded ? (
        <details className="folds-on-phone max-md:ms-auto md:flex-auto">
          <summary className={buttonLook({ className: 'list-none whitespace-nowrap' })}>
            Filtros{active > 0 && `: ${plural(active, 'ativo', 'ativos')}`}
          </summary>
          <div className="flex flex-wrap items-end gap-3 max-md:absolute max-md:inset-x-0 max-md:top-full max-md:z-20 max-md:mt-2 max-md:rounded-box max-md:border max-md:border-base-300 max-md:bg-surface max-md:p-4 max-md:shadow-lg">
            {fields}
            {children}
          </div>
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
      <option value="">{filter.all ?? allOf(filter.label)}</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** `alone`: on a phone without its button, which the keyboard has too. */
function SearchBox({ words, typed, alone }: { words: string; typed: string; alone?: boolean }) {
  const id = useId()
  return (
    <div className={`flex gap-2 ${alone ? 'min-w-0 flex-1 md:flex-initial md:w-96' : 'w-full flex-wrap sm:w-96'}`}>
      <label htmlFor={id} className="sr-only">
        {words}
      </label>
      <span className={`input flex-1 ${alone ? 'min-w-0' : 'min-w-40'}`}>
        <Icon name="search" className="text-muted" />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          name="search"
          defaultValue={typed}
          placeholder={within(words)}
          className="text-ellipsis"
        />
      </span>
      <SendButton className={alone ? 'max-md:hidden' : ''}>Buscar</SendButton>
    </div>
  )
}

/** Long words lose their 'Buscar': a phone shows about 20 letters, and the button beside the field says it too. */
const within = (words: string) =>
  words.length > 20 ? words.replace(/^Buscar (.)/, (_, first: string) => first.toUpperCase()) : words

const SendButton = ({ children, className = '' }: { children: string; className?: string }) => (
  <Button type="submit" className={`shrink-0 ${className}`}>
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
