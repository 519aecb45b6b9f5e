import { Notice } from '#ui/components/notice.tsx'

/** Instead of a form, for a role that only reads. */
export const OnlyReaders = () => (
  <Notice title="Você vê, mas não edita">Seu papel nesta loja é de leitura. Fale com quem é dono dela.</Notice>
)
