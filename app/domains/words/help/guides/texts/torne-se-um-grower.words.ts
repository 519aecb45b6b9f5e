import type { Guide } from '../guide.view.ts'

export const guide: Guide = {
  slug: 'torne-se-um-grower',
  title: 'Torne-se um grower',
  summary: 'O que é ser grower, quanto custa começar, o que a lei diz e os primeiros trinta dias no site.',
  sections: [
    {
      id: 'o-que-e',
      title: 'O que é ser grower',
      text: `Grower é quem cuida de plantas em ambiente pequeno e presta atenção: mede, anota, compara. Não é quem tem a tenda mais cara. A diferença entre o primeiro cultivo e o quinto está quase toda no que ficou escrito.

Aqui ninguém precisa mostrar nada. O diário nasce privado, o apelido é o que você escolher e a localização das fotos é apagada no envio.`,
    },
    {
      id: 'lei',
      title: 'Leia a lei antes de plantar',
      text: `Para a maior parte das plantas, não há nada a pedir. Para a cannabis, há.

Em 2024 o Supremo decidiu (RE 635.659, Tema 506) que ter até 40 gramas ou seis plantas fêmeas se presume para uso pessoal. Deixou de ser crime, e continua proibido: pode haver apreensão e medida educativa. A presunção é relativa: a autoridade pode mostrar que havia tráfico.

Para tratamento, há quem peça à Justiça um salvo-conduto, com receita e laudo. O STJ tem concedido, caso a caso; há tribunais que negam. Um pedido em andamento não autoriza nada. Se esse é o seu caso, comece por [quem acolhe](/lps/comunidade-360-consultoria-hc-cultivo-em-casa), e não pela semente.

Este site não vende plantas, sementes nem derivados, e ninguém pode vender aqui.`,
    },
    {
      id: 'custo',
      title: 'Quanto custa começar',
      text: `Dá para aprender quase tudo com um vaso na janela, um termômetro com umidade e o diário. É o começo que a gente recomenda.

Se for montar um espaço fechado, as contas vêm nesta ordem:

- O espaço: tamanho decide o resto. Some a altura da lâmpada e do vaso antes de escolher.
- A luz: compare por PPF (µmol/s) e por eficiência (µmol/J), não por watt. [A calculadora](/cultivo/calculadoras) diz o PPFD médio e o gasto em kWh e em reais por mês.
- O ar: exaustor que troque o volume do espaço uma vez por minuto, com folga para filtro e duto.
- Medir: um termômetro com umidade de dois números já muda tudo. O [robô](/lps/produto) mede sozinho e cuida dos equipamentos, e não é preciso ter um.

Cadastre cada item no diário, com o preço. No fim, o custo por grama aparece sem planilha.`,
    },
    {
      id: 'trinta-dias',
      title: 'Os seus primeiros trinta dias aqui',
      text: `- Dia 1: crie o [espaço](/cultivo/espacos) com as medidas e a primeira planta. Fotografe antes de tocar em qualquer coisa.
- Dias 2 a 7: anote só três coisas, temperatura, umidade e rega. Uma linha por dia basta.
- Semana 2: faça as [aulas gratuitas](/lps/torne-se-um-grower#liberar-aulas). Elas usam o que você anotou.
- Semana 3: crie um plano. As tarefas caem na agenda, e marcar uma como feita já escreve no diário.
- Semana 4: leia o mês inteiro de uma vez. Você vai achar sozinho a primeira coisa a mudar.`,
    },
    {
      id: 'gente',
      title: 'Gente',
      text: `Quando der vontade, abra uma planta. Só ela fica pública, e dá para fechar de novo. Na [banca](/banca) você pergunta mostrando o diário, e a resposta deixa de ser palpite.

Boas perguntas têm: há quantos dias, que fase, o que mudou nesta semana, e uma foto com luz branca. Com isso, quem sabe responde em uma frase.`,
    },
    {
      id: 'erros',
      title: 'Os cinco erros do primeiro cultivo',
      text: `- Regar por calendário. O vaso diz pelo peso.
- Adubar folha amarela sem saber por quê. Metade das vezes é pH ou água demais.
- Trocar três coisas no mesmo dia. Depois não se sabe qual funcionou.
- Lâmpada forte em muda. Ela pede um terço do que a planta adulta pede.
- Parar de anotar quando dá errado. É justo aí que o diário vale.`,
    },
  ],
  sources: [
    {
      name: 'Supremo Tribunal Federal, RE 635.659 (Tema 506 da repercussão geral), julgado em junho de 2024.',
      url: 'https://portal.stf.jus.br/processos/detalhe.asp?incidente=4034145',
    },
    {
      name: 'Lei 11.343/2006, art. 28.',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2004-2006/2006/lei/l11343.htm',
    },
    { name: 'As contas de luz, clima e custo são as das calculadoras do site, cada uma com “como calculamos”.' },
  ],
}
