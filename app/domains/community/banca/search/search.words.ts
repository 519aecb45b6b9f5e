import type { IconName } from '#ui/components/icon-names.ts'
import type { SearchKind } from './search.kinds.ts'

export const kindWords: Record<SearchKind, { label: string; icon: IconName; none: string }> = {
  posts: { label: 'Posts', icon: 'message-circle', none: 'Nenhum post com essas palavras.' },
  people: { label: 'Pessoas', icon: 'users-round', none: 'Ninguém com esse apelido que queira ser encontrado.' },
  plants: { label: 'Plantas', icon: 'sprout', none: 'Nenhuma planta com esse nome ou genética.' },
  spaces: { label: 'Espaços', icon: 'tent', none: 'Nenhum espaço com esse nome.' },
  plans: { label: 'Planos', icon: 'clipboard-list', none: 'Nenhum plano com esse nome.' },
  product: { label: 'Produtos', icon: 'package', none: 'Nenhum produto com essas palavras.' },
  store: { label: 'Lojas', icon: 'store', none: 'Nenhuma loja com esse nome.' },
  blog: { label: 'Blog', icon: 'newspaper', none: 'Nenhuma postagem do blog com essas palavras.' },
  cup: { label: 'Copa', icon: 'trophy', none: 'Nenhum redondo com essas palavras.' },
  course: { label: 'Cursos', icon: 'graduation-cap', none: 'Nenhum curso com essas palavras.' },
  help: { label: 'Ajuda', icon: 'life-buoy', none: 'Nenhuma resposta da ajuda com essas palavras.' },
  hashtags: { label: 'Hashtags', icon: 'hash', none: 'Nenhuma hashtag parecida.' },
}
