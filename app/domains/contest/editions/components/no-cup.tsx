import { EmptyState } from '#ui/components/empty-state.tsx'
import { PageHeader } from '#ui/components/page-header.tsx'

/** Where the cup's pages are before an edition is published. */
export const NoCup = () => (
  <>
    <PageHeader title="Copa Grower" />
    <EmptyState icon="trophy" text="A próxima edição ainda não foi anunciada." />
  </>
)
