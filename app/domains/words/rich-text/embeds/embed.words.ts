import type { IconName } from '#ui/components/icon-names.ts'
import type { EmbedRef } from '../document/rich-text.schemas.ts'

export const embedWords: Record<EmbedRef['kind'], { label: string; icon: IconName }> = {
  plant: { label: 'Planta, como está agora', icon: 'sprout' },
  chart: { label: 'Gráfico, como está agora', icon: 'activity' },
  post: { label: 'Post da banca', icon: 'message-circle' },
  product: { label: 'Produto da loja', icon: 'store' },
}
