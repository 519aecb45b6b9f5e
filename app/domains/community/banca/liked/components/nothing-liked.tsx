import { EmptyState } from '#ui/components/empty-state.tsx'

export const NothingLiked = () => (
  <EmptyState icon="heart" text="Ninguém salvou nada neste período ainda. Veja um período mais longo." />
)
