import type { Guide } from '../guide.view.ts'

export const guide: Guide = {
  slug: 'master-grower',
  title: 'O caminho Master Grower',
  summary: 'Como funcionam a ordem dos cursos, a turma, a prática no diário, as provas e o certificado.',
  sections: [
    {
      id: 'o-que-e',
      title: 'O que é o Master Grower',
      text: `Master Grower é o caminho inteiro pelos [cursos da casa](/dichavando/cursos): do primeiro cultivo ao solo vivo, com clima, rega e a lei no meio. Você pode fazer cada curso sozinho, quando quiser. O caminho dá a ordem, a turma e a prática.

Não é título profissional nem autoriza nada: é a prova de que você estudou, fez e registrou.`,
    },
    {
      id: 'ordem',
      title: 'A ordem, e por que ela é essa',
      text: `- Primeiro cultivo: olhar, medir e anotar. É gratuito.
- Clima e VPD: o ar decide quanta água a planta bebe. Sem isso, nutrição é sorte.
- Rega e nutrição: pH, EC e o peso do vaso.
- Solo vivo: quando a água e o ar já estão em ordem, a vida do solo aparece.
- Cultivo e lei: o que se pode, o que não, e que papéis guardar.

Alguns cursos pedem outro antes. A página de cada um diz qual, e o botão leva até ele.`,
    },
    {
      id: 'turma',
      title: 'A turma',
      text: `Uma turma anda junta, de um dia a outro, com vagas contadas. [A página do Master Grower](/lps/master-grower) mostra a próxima e quantas vagas há agora. Cheia, há fila: quando alguém sai, quem está na frente é avisado.

Os encontros aparecem na [agenda dos cursos](/cursos/agenda), com um arquivo para o calendário do telefone. O endereço do encontro abre quinze minutos antes, para quem tem lugar.`,
    },
    {
      id: 'pratica',
      title: 'A prática é no seu diário',
      text: `Muitas aulas pedem um ato: medir, regar pelo peso, podar. Você faz na sua planta, anota, e a tarefa da aula se fecha com a anotação. O professor só vê o que você mostrar.

Não tem planta agora? Dá para fazer com qualquer uma, e dá para adiantar as aulas de leitura.`,
    },
    {
      id: 'provas',
      title: 'Aulas e provas',
      text: `Uma aula em vídeo conta como vista a partir de 90 %, medidos pelo tempo que passou de verdade: pular para o fim não conta. A prova de cada módulo pede 70 %, e pode ser refeita.

As perguntas de cada aula são respondidas por quem ensina. Depois de 30 % do curso você pode avaliá-lo.`,
    },
    {
      id: 'certificado',
      title: 'O certificado',
      text: `Sai quando tudo o que valia para você foi feito. Se o curso ganhar aulas novas depois que você entrou, elas são suas para ver, e não atrasam o certificado.

Ele é um PDF com um QR code e um endereço público: quem recebe abre e confere nome, curso, horas e versão do programa. Nenhum outro dado seu aparece.`,
    },
    {
      id: 'dinheiro',
      title: 'Preço, desistência e prazo',
      text: `Cada curso tem o preço na própria página, e a loja mostra parcelas e total antes de pagar. Comprou e não era isso? São sete dias para desistir com o dinheiro de volta (art. 49 do Código de Defesa do Consumidor), pelo próprio pedido.

Reembolso fecha o acesso, mas o seu progresso fica: se voltar, continua de onde parou.`,
    },
  ],
  sources: [
    { name: 'Regras dos cursos deste site: vídeo a 90 %, prova a 70 %, avaliação depois de 30 %.' },
    {
      name: 'Código de Defesa do Consumidor (Lei 8.078/1990), art. 49.',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
    },
  ],
}
