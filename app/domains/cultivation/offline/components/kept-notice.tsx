import { Notice } from '#ui/components/notice.tsx'

/** After a form that could not be sent. */
export const KeptNotice = () => (
  <div className="mb-5">
    <Notice tone="info" title="Guardado no telefone">
      Sem sinal agora. Enviamos assim que ele voltar; acompanhe em{' '}
      <a href="/cultivo/a-enviar" className="link">
        a enviar
      </a>
      .
    </Notice>
  </div>
)
