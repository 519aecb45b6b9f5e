import { LinkButton } from '#ui/components/button.tsx'
import { Notice } from '#ui/components/notice.tsx'

/** Of a plant whose phase says harvest, and of which no harvest is noted. */
export const AskHarvest = ({ slug }: { slug: string }) => (
  <Notice
    title="Na colheita, e ainda sem o peso"
    action={
      <LinkButton to={`/cultivo/planta/${slug}/atualizacoes?tipo=colheita#registrar`}>Registrar a colheita</LinkButton>
    }
  >
    Com ela começam a secagem e os números da colheita.
  </Notice>
)
