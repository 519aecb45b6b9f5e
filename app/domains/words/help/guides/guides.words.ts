import type { GuideSlug } from './guide.kinds.ts'
import type { Guide } from './guide.view.ts'
import { guide as ganza } from './texts/aplicativo-ganza.words.ts'
import { guide as colheita } from './texts/do-zero-a-colheita.words.ts'
import { guide as master } from './texts/master-grower.words.ts'
import { guide as grower } from './texts/torne-se-um-grower.words.ts'

export const guides: Record<GuideSlug, Guide> = {
  'do-zero-a-colheita': colheita,
  'torne-se-um-grower': grower,
  'aplicativo-ganza': ganza,
  'master-grower': master,
}
