import { Notice } from '../components/notice.tsx'

/** Warning that redaction is irreversible. */
export const IrreversibleNotice = () => (
  <Notice tone="warning" title="Não dá para desfazer">
    O que ficar embaixo é apagado da foto em todos os tamanhos, e a foto de antes também: nem você nem a gente consegue
    trazer de volta. Quem já salvou a foto fica com a cópia que tem.
  </Notice>
)
