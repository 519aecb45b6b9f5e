import { plural } from '#shared/numbers.ts'
import { Chip } from '#ui/components/badge.tsx'
import { ChipRow } from '#ui/components/chip-row.tsx'
import { Disclosure } from '#ui/components/disclosure.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { Link } from '#ui/components/link.tsx'
import { Pager } from '#ui/components/pager.tsx'
import { exactFirst } from '../exact-first.model.ts'
import { COUNTED, type SearchKind, searchKinds } from '../search.kinds.ts'
import type { SearchResults as Results } from '../search.schemas.ts'
import { kindWords } from '../search.words.ts'
import { FoundRows } from './found-rows.tsx'

type Props = { search: string; kind?: SearchKind; results: Results }

/** What was found: the best of each kind, or a page of one. */
export function SearchResults({ search, kind, results }: Props) {
  const sum = searchKinds.reduce((all, one) => all + results[one].total, 0)
  const { first, alike } = exactFirst(
    search,
    results,
    searchKinds.filter((one) => results[one].total > 0),
  )
  const withHits = [...first, ...alike]
  const section = (one: SearchKind) => (
    <Section key={one} of={one} alone={one === kind} search={search} results={results} />
  )
  const nothing = kind ? results[kind].total === 0 : sum === 0
  return (
    <div className="space-y-6">
      <ChipRow label="O que buscar">
        <Chip to={addressOf(search)} active={!kind}>
          Tudo
        </Chip>
        {(kind && !withHits.includes(kind) ? [kind, ...withHits] : withHits).map((one) => (
          <span key={one} className="contents">
            <Chip to={addressOf(search, one)} active={one === kind}>
              {kindWords[one].label} <span className="figures opacity-90">{counted(results[one].total)}</span>
            </Chip>
          </span>
        ))}
      </ChipRow>
      <output className="sr-only">{announced(search, kind ? results[kind].total : sum)}</output>
      {results.correction && <Correction meant={results.correction} {...{ kind, shown: results.corrected }} />}
      {nothing ? (
        <EmptyState
          image="/arte/vazios/busca.svg"
          text={
            kind ? kindWords[kind].none : `Não achamos nada com “${search}”. Tente outra palavra, ou só o começo dela.`
          }
        />
      ) : (
        (kind ? [kind] : first).map(section)
      )}
      {!kind && alike.length > 0 && (
        <Disclosure title="Mais parecidos" icon="search">
          <div className="space-y-6">{alike.map(section)}</div>
        </Disclosure>
      )}
    </div>
  )
}

type SectionProps = { of: SearchKind; alone: boolean; search: string; results: Results }

function Section({ of, alone, search, results }: SectionProps) {
  const { total, data, current_page, last_page } = results[of]
  return (
    <section aria-labelledby={`achados-${of}`} className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={`achados-${of}`} className="text-xl">
          {kindWords[of].label}
        </h2>
        {!alone && total > data.length && (
          <Link to={addressOf(search, of)} className="link inline-flex min-h-11 items-center">
            Ver mais<span className="sr-only"> em {kindWords[of].label}</span>
          </Link>
        )}
      </div>
      <FoundRows kind={of} results={results} />
      {alone && <Pager current_page={current_page} last_page={last_page} />}
    </section>
  )
}

type CorrectionProps = { meant: string; kind?: SearchKind; shown: boolean }

const Correction = ({ meant, kind, shown }: CorrectionProps) => (
  <p>
    {shown ? 'Mostrando resultados para “' : 'Você quis dizer '}
    <Link to={addressOf(meant, kind)} data-hit="" className="link font-semibold">
      {meant}
    </Link>
    {shown ? '”.' : '?'}
  </p>
)

export function addressOf(search: string, kind?: SearchKind) {
  return `/busca?${new URLSearchParams({ search, ...(kind && { kind }) })}`
}

const counted = (total: number) => (total >= COUNTED ? `${COUNTED - 1}+` : String(total))

const announced = (search: string, total: number) =>
  total === 0
    ? `Nenhum resultado para ${search}.`
    : `${total >= COUNTED ? 'Mais de 99 resultados' : plural(total, 'resultado', 'resultados')} para ${search}.`
