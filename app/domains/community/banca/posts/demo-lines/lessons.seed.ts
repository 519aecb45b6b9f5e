import type { Audience } from '../../audiences/audience.kinds.ts'

/** By a local part of the demo accounts. A highlight was chosen by staff; an edit has what it said before. */
export type Lesson = {
  by: string
  text: string
  available_by?: Audience
  teaser?: string
  highlighted?: true
  pinned?: true
  before?: string
}

export const lessons: Lesson[] = [
  {
    by: 'professor',
    highlighted: true,
    pinned: true,
    text: 'Regar é a técnica mais difícil do cultivo, e ninguém dá o nome de técnica a ela.\n\nLevante o vaso seco e guarde esse peso na memória. Regue devagar até sair um pouco embaixo e levante de novo. Entre um peso e outro está tudo o que você precisa saber.\n\nRegue quando chegar perto do primeiro. Não pelo calendário, não pelo dedo na terra, não porque é segunda-feira.\n\nFaça isso por um mês, anotando, e depois me conte o que mudou. #rega #aprender',
    before:
      'Regar é a técnica mais difícil do cultivo. Levante o vaso seco e guarde o peso na memória; regue e levante de novo. #rega',
  },
  {
    by: 'agronoma',
    highlighted: true,
    text: 'Três coisas que um laudo de cultivo precisa responder: quanto a pessoa usa por dia, quanto cada planta rende naquele espaço e quantas se perdem no caminho.\n\nSe a conta fecha, o laudo é honesto. Se não fecha, nenhuma palavra bonita resolve.\n\nAnotem o peso de cada colheita. É esse caderno que a gente usa. #laudo #direitos',
  },
  {
    by: 'medica',
    highlighted: true,
    text: 'Recebo muita gente que quer começar pela dose do vizinho. O corpo do vizinho não é o seu.\n\nComece baixo, aumente devagar e anote sono, dor e humor todos os dias. Duas semanas de anotação valem mais que uma hora de conversa.\n\nE não pare remédio nenhum por conta própria. #pacientes #saúde',
  },
  {
    by: 'advogado',
    highlighted: true,
    text: 'Antes de qualquer pedido: receita em dia, relatório médico, laudo do agrônomo e comprovante de que o tratamento funciona. Quatro papéis, uma pasta.\n\nNão mande nada disso em grupo aberto. E desconfie de quem promete prazo: quem decide é o juiz, não eu. #habeascorpus #direitos',
  },
  {
    by: 'analista',
    highlighted: true,
    text: 'Como leio uma curva de VPD em um minuto.\n\nPrimeiro a noite: se a umidade sobe mais de dez pontos quando a luz apaga, é ali que o mofo mora.\n\nDepois a hora seguinte ao acender: pico seco quer dizer exaustor forte demais.\n\nSó então olho a média. Ela é a última a contar a verdade. #VPD #sensores',
  },
  {
    by: 'escritor',
    highlighted: true,
    text: 'Nas cartas do século XIX a planta aparece nos quintais do Recife entre a arruda e o manjericão, como remédio de parteira. Ninguém escrevia o nome com medo. O medo é mais novo que a planta.\n\nJuntei as fontes que encontrei e volto com elas em partes. Se a sua família tem história assim, me escreva. #memória',
  },
  {
    by: 'jurado',
    highlighted: true,
    text: 'O que eu olho antes de acender a lupa: o pote. Cheio demais, seco demais, quente demais, já sei da pressa de quem curou.\n\nDepois cheiro fechado, aberto e amassado. São três perfumes. Flor boa muda de assunto a cada um. #copa #cura',
  },
  {
    by: 'professora-copa',
    highlighted: true,
    text: 'Três baldes para lavar a colheita de quintal: água com uma colher de bicarbonato, água com meio limão, água limpa. Dez segundos em cada um, sacudir e pendurar.\n\nVai sair terra, mosquito e pelo de gato. Não sai resina: ela não gosta de água. #colheita #secagem',
  },
  {
    by: 'vizinha',
    pinned: true,
    highlighted: true,
    text: 'Gente, meu biofertilizante: um balde de capim roçado, um punhado de cinza, água de chuva e quinze dias tampado com pano. Mexo todo dia rezando. Depois é um copo para dez de água.\n\nFede que é uma beleza. As plantas adoram e o vizinho já se acostumou. #quintal #solovivo',
  },
  {
    by: 'acolhimento',
    highlighted: true,
    text: 'Se você chegou hoje e está com medo, senta aqui. Não precisa contar tudo, não precisa saber os nomes das coisas.\n\nA primeira conversa serve para a gente entender o que dói. O resto a gente organiza junto. #acolhimento',
  },
  {
    by: 'grower',
    pinned: true,
    text: 'Resumo das minhas três rodadas em solo vivo na tenda 80×80: o mesmo solo, cobertura de palha, só água.\n\nO que mudou de uma para outra foi o vaso maior e a mão mais leve. O que não mudou foi a vontade de mexer. Quem começa agora, comece anotando. #solovivo #diário',
    before:
      'Resumo das minhas duas rodadas em solo vivo na tenda 80×80: o mesmo solo, cobertura de palha, só água. #solovivo',
  },
  {
    by: 'manager',
    text: 'Combinado da casa, para quem chegou agora: aqui se pergunta sem vergonha, se responde sem arrogância e não se compra nem se vende nada.\n\nViu algo errado? Use a denúncia, a gente lê todas. #etiqueta',
    highlighted: true,
  },
  {
    by: 'vendedora',
    text: 'Testei três marcas de vaso de tecido por um ano inteiro no meu quintal. O que desfiou primeiro foi o mais caro. Costura dupla na alça é o que conta, o resto é etiqueta. #vaso #equipamento',
  },
  // For followers.
  {
    by: 'grower',
    available_by: 'seguidores',
    text: 'Só para quem acompanha: vou trocar a tenda por uma 100×100 no mês que vem. Torçam pelas minhas costas na mudança.',
  },
  {
    by: 'grower',
    available_by: 'seguidores',
    text: 'Recebi o resultado da análise do meu solo e deu fósforo sobrando. Vou parar com a farinha de osso por duas rodadas. Conto aqui primeiro porque vocês me aturam.',
  },
  {
    by: 'vizinha',
    available_by: 'seguidores',
    text: 'Minhas dores deram trégua esta semana e eu consegui capinar o canteiro de cima. Precisava contar para vocês.',
  },
  {
    by: 'vizinha',
    available_by: 'seguidores',
    text: 'Fiz doce de leite para quem vier me ajudar com a lona da estufa. Tragam luva.',
  },
  {
    by: 'jurado',
    available_by: 'seguidores',
    text: 'Este ano vou julgar só duas categorias. O nariz cansa, e eu quero cansar bem.',
  },
  {
    by: 'analista',
    available_by: 'seguidores',
    text: 'Estou testando um jeito de avisar do mofo doze horas antes. Se der certo, vocês usam antes de todo mundo.',
  },
  {
    by: 'escritor',
    available_by: 'seguidores',
    text: 'Travei no terceiro capítulo. Se alguém tem avó que guardava receita de quintal, me deixa ouvir?',
  },
  {
    by: 'agronoma',
    available_by: 'seguidores',
    text: 'Semana de campo no sertão. Quem me escreveu sobre laudo, respondo na segunda, prometo.',
  },
  // For students.
  {
    by: 'professor',
    available_by: 'alunos',
    text: 'Turma, a correção do exercício de rega: quem anotou o peso do vaso acertou em média quatro dias antes de ver folha caída. Quem anotou só a data, nenhum. Tragam a balança na próxima aula.',
  },
  {
    by: 'professor',
    available_by: 'alunos',
    text: 'Aula ao vivo na quarta, às oito da noite: lendo folhas. Mandem a foto da folha mais feia até terça, de dia e sem filtro.',
  },
  {
    by: 'professor',
    available_by: 'alunos',
    text: 'Subi a tabela de VPD em formato de imprimir. Colem na porta da tenda, e não no caderno, que ninguém abre o caderno com a mão molhada.',
  },
  {
    by: 'professor',
    available_by: 'alunos',
    text: 'Vi dois trabalhos com o topping no lugar errado. Não cortem abaixo do terceiro nó. Quem cortou, calma: deixem crescer e treinem com amarração.',
  },
  {
    by: 'professor',
    available_by: 'alunos',
    text: 'Orgulho: onze de vocês entregaram o diário completo do primeiro mês. O melhor aprendizado estava na página dos erros.',
  },
  {
    by: 'professor',
    available_by: 'alunos',
    text: 'Tarefa do fim de semana: tampem as entradas de luz da tenda, entrem e contem até cem no escuro. Se viram a própria mão, há furo.',
  },
  // For members of the consultancy.
  {
    by: 'medica',
    available_by: 'consultoria',
    text: 'Aos que acompanho: as consultas de janeiro abrem na segunda. Tragam o caderno de sono, mesmo que esteja incompleto.',
  },
  {
    by: 'advogado',
    available_by: 'consultoria',
    text: 'Aos membros: mudou o modelo do relatório que o tribunal daqui costuma pedir. Quem tem audiência marcada, fale comigo antes de protocolar.',
  },
  {
    by: 'agronoma',
    available_by: 'consultoria',
    text: 'Para quem tem laudo comigo: no próximo trimestre vou pedir o peso seco de cada colheita, não só o úmido. Comecem a separar.',
  },
  {
    by: 'acolhimento',
    available_by: 'consultoria',
    text: 'Encontro dos membros no domingo de manhã, por vídeo. Sem pauta, com café. Quem quiser só escutar, venha também.',
  },
  {
    by: 'medica',
    available_by: 'consultoria',
    text: 'Fiz uma folha simples para anotar dor de zero a dez, manhã e noite. Está com a equipe, peçam pelo atendimento.',
  },
  // Paid.
  {
    by: 'professor',
    available_by: 'pago',
    teaser:
      'O meu plano de treino para uma planta só encher uma 80×80, dia por dia, com os cortes marcados. #treino #cursos',
    text: 'Dia 14: primeiro corte acima do quinto nó. Dias 15 a 22: só amarrar, um palmo por vez.\n\nDia 23: segundo corte, nos dois braços, na mesma altura. A partir daí, um quadrado de rede por ponta e nada de pressa.\n\nVire quando dois terços da rede estiverem cheios, nunca antes. O estica completa o resto, e o que passar da rede você dobra com dois dedos, sem quebrar.\n\nFechei 212 g secos assim, com 240 W. Não foi sorte: foi a terceira tentativa.',
  },
  {
    by: 'professor',
    available_by: 'pago',
    teaser:
      'Secagem em clima úmido: como fiz onze dias constantes no litoral, com o que gastei e o que não funcionou. #secagem',
    text: 'O que não funcionou: sílica em pote, arroz em saco e ar-condicionado no automático.\n\nO que funcionou: desumidificador de compressor ligado ao higrostato em 58 %, caixa de papelão dentro do quarto para amortecer, e porta fechada sem exceção.\n\nMeça de manhã e à noite. Se em 24 horas cair mais de cinco pontos, feche uma fresta.',
  },
  {
    by: 'professor',
    available_by: 'pago',
    teaser: 'A receita do meu solo, com quantidades por balde e o tempo de descanso de cada mistura. #solovivo #cursos',
    text: 'Para dez baldes: três de húmus, três de terra de barranco peneirada, três de casca de arroz carbonizada e um de composto maduro.\n\nEm cada balde, duas colheres de farinha de osso, uma de torta de mamona e meia de calcário. Umedeça até formar torrão que se desfaz com o dedo.\n\nDescanso: noventa dias, revirando a cada quinze. Se esquentar, espere.',
  },
  {
    by: 'professor',
    available_by: 'pago',
    teaser:
      'Lendo deficiências sem adivinhar: o roteiro de cinco perguntas que uso antes de tocar em qualquer frasco. #carencias',
    text: 'Uma: começou em cima ou embaixo? Duas: a nervura ficou verde? Três: o que mudou nos últimos sete dias? Quatro: qual o pH que sai, não o que entra? Cinco: ela está bebendo?\n\nSe a resposta da cinco for não, o problema não é comida. Oito em cada dez casos que recebo param aqui.',
  },
]
