import { Chip } from '#ui/components/badge.tsx'
import { Button } from '#ui/components/button.tsx'
import { Icon } from '#ui/components/icon.tsx'
import { HashtagRanking } from '../../hashtags/components/hashtag-ranking.tsx'
import type { HashtagCard } from '../../hashtags/hashtags.schemas.ts'
import { searchKinds } from '../search.kinds.ts'
import { kindWords } from '../search.words.ts'
import { addressOf } from './search-results.tsx'

type Props = { recent: string[]; onClear: () => void; hashtags: HashtagCard[] }

const found = {
  posts: 'Palavras do que a comunidade escreveu: poda, calmag, ácaro…',
  people: 'O apelido de quem escolheu ser encontrado.',
  plants: 'O nome ou a genética: Gorilla, Haze…',
  spaces: 'O nome de tendas, quartos e varandas abertos.',
  plans: 'O nome de planos de cultivo abertos.',
  product: 'O que as lojas vendem: vaso, LED, substrato…',
  store: 'O nome de quem vende.',
  blog: 'Textos que ensinam: VPD, secagem, clones…',
  cup: 'Copa: redondos e quem concorre',
  help: 'Respostas da ajuda e guias',
  course: 'Cursos: rega, clima, solo vivo…',
  hashtags: 'O assunto, com ou sem #.',
}

/** Before anything is searched: what can be found, what was searched last, what is talked about. */
export const SearchStart = ({ recent, onClear, hashtags }: Props) => (
  <div className="space-y-8">
    {recent.length > 0 && (
      <section aria-labelledby="recentes" className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="recentes" className="text-xl">
            Buscas recentes
          </h2>
          <Button tone="plain" size="sm" icon="x" onClick={onClear}>
            Limpar
          </Button>
        </div>
        <div className="flex flex-wrap gap-2">
          {recent.map((search) => (
            <Chip key={search} to={addressOf(search)} icon="history">
              <span className="max-w-56 truncate">{search}</span>
            </Chip>
          ))}
        </div>
        <p className="text-sm text-muted">Só este aparelho lembra delas. A gente não guarda o que você busca.</p>
      </section>
    )}
    <div className="grid gap-6 lg:grid-cols-2">
      <section aria-labelledby="o-que" className="card gap-4 p-4 sm:p-5">
        <h2 id="o-que" className="text-xl">
          O que dá para achar
        </h2>
        <ul className="space-y-3">
          {searchKinds.map((kind) => (
            <li key={kind} className="flex items-start gap-3">
              <Icon name={kindWords[kind].icon} className="mt-0.5 text-primary" />
              <p>
                <strong>{kindWords[kind].label}</strong>
                <span className="block text-sm text-muted">{found[kind]}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <HashtagRanking title="Hashtags da semana" hashtags={hashtags} empty="Nenhuma hashtag nesta semana." />
    </div>
  </div>
)
