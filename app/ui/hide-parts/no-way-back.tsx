import { Notice } from '../components/notice.tsx'

/** What is lost when parts of a photo are hidden. */
export const NoWayBack = () => (
  <Notice tone="warning" title="Isto não tem volta">
    O que ficar embaixo é apagado da foto em todos os tamanhos, e a foto de antes também: nem você nem a gente consegue
    trazer de volta. Quem já salvou a foto fica com a cópia que tem.
  </Notice>
)
