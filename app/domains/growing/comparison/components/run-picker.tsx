import { Badge } from '#ui/components/badge.tsx'
import { LinkButton } from '#ui/components/button.tsx'
import { Card } from '#ui/components/card.tsx'
import { SearchForm } from '#ui/components/search-form.tsx'
import { MOST_RUNS } from '../runs/comparison.kinds.ts'

export type Pick = { slug: string; name: string; nickname: string }
type Props = { picked: Pick[]; found: Pick[]; addressOf: (slugs: string[]) => string }

/** Chooses runs by name; every choice is an address, so that it works without scripts and can be passed on. */
export function RunPicker({ picked, found, addressOf }: Props) {
  const slugs = picked.map(({ slug }) => slug)
  return (
    <Card title={picked.length < 2 ? 'Escolha de 2 a 6 cultivos' : 'Trocar os cultivos'}>
      <div className="space-y-4">
        {picked.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {picked.map(({ slug, name }) => (
              <li key={slug}>
                <LinkButton to={addressOf(slugs.filter((one) => one !== slug))} size="sm" icon="x">
                  {name}
                  <span className="sr-only"> (tirar)</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
        {picked.length < MOST_RUNS && (
          <>
            <SearchForm label="Buscar plantas" placeholder="Nome ou genética, suas ou públicas" />
            {found.length === 0 ? (
              <p className="text-muted">Nenhuma planta encontrada.</p>
            ) : (
              <ul className="divide-y divide-base-300">
                {found.map(({ slug, name, nickname }) => (
                  <li key={slug} className="flex flex-wrap items-center justify-between gap-3 py-2">
                    <span className="min-w-0 break-words">
                      {name} <Badge>{nickname}</Badge>
                    </span>
                    <LinkButton to={addressOf([...slugs, slug])} size="sm" icon="plus">
                      Comparar<span className="sr-only"> {name}</span>
                    </LinkButton>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Card>
  )
}
