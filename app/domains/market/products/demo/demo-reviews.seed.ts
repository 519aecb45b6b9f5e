import type { ProductFamily } from './product-family.kinds.ts'

/** Stars, what a buyer says, and after '>' what the store answers; each line fits every product of its group. */
const lines = {
  robo: `
5 Viajei nove dias e acompanhei tudo pelo celular. Voltei e estava tudo de pé.
4 Instalei em meia hora. Só o manual podia mostrar melhor onde fica a sonda do ar. > Boa! A próxima versão do manual tem uma foto do lugar.
5 Faltou luz de madrugada, e ele retomou o horário sozinho.
5 Minha conta de luz desceu: o exaustor agora só acelera quando precisa.
3 Funciona bem, mas o meu Wi-Fi de 5 GHz ele não enxerga. > Ele usa a rede de 2,4 GHz. Quase todo roteador tem as duas: escreva, e ajudamos a ligar.
5 Antes eu media de manhã e à noite. Agora olho o gráfico e sei o que houve às três.
4 Gostei de ver o motivo de cada mudança. Queria um cabo mais comprido na sonda. > Anotado. Enquanto isso, temos extensão de dois metros: é só pedir.
5 Parei de acordar para desligar a luz. Só isso já pagou o robô.
2 Chegou sem um dos cabos. Mandaram outra em três dias. > Desculpe. Agora conferimos o conteúdo na balança antes de fechar a caixa.
5 Comprei um para a flor e voltei para buscar o da vegetação.
4 Os avisos chegam na hora. Levei uns dias para acertar os limites do meu espaço.`,
  luz: `
5 A diferença se vê já na segunda semana. É luz de verdade.
4 Boa luz para o preço. Demorou uma semana além do prazo. > A transportadora atrasou, e o frete foi por nossa conta.
5 Liguei doze horas por dia desde agosto, sem piscar nem uma vez.
5 Troquei a antiga por esta e não volto atrás.
3 Ilumina bem, mas esquenta mais do que eu pensava. > Um palmo a mais de distância e um pouco de vento resolvem. Se não, trocamos.
4 Veio com plástico-bolha dos dois lados. Conferi com o medidor e bate com o anúncio.
5 Já é a segunda que compro aqui: a primeira continua acesa.
2 A primeira veio com defeito. Trocaram, e a segunda está boa. > Sentimos muito. Cada uma agora fica uma hora acesa antes de sair daqui.
5 A loja me disse a altura certa antes de eu comprar.
4 Gostei da cor da luz, dá para ver a planta sem tudo roxo.`,
  ar: `
5 Silencioso de verdade. Dá para dormir ao lado.
4 Move bem o ar. O cabo podia ter mais meio metro. > Verdade. No próximo lote ele vem maior.
5 A tenda ficou mais fresca já na primeira tarde.
5 Está ligado desde julho, dia e noite, sem folga no eixo.
3 Cumpre, mas na velocidade máxima o barulho aparece. > Na máxima aparece mesmo. A uns setenta por cento ele quase some.
4 Fácil de fixar, até sozinho. Veio com os parafusos.
5 Acabou o ar parado no meio das folhas.
2 Chegou com a carcaça amassada. A troca levou duas semanas. > Demoramos mesmo, e devolvemos o seu frete.
4 Gasta pouco: medi na tomada e bate com a etiqueta.`,
  estufa: `
5 Fechei, acendi por dentro e apaguei o quarto: nem um fio de luz.
4 Montei só, em quarenta minutos. O manual tem desenho de cada passo.
5 O zíper corre macio, mesmo com uma mão só.
3 Boa, mas um cano veio riscado. > Mandamos um cano novo, sem custo. Obrigado pela foto.
5 Segura a luz sem entortar nada.
4 O fundo vedado salvou o meu piso no primeiro vazamento.
2 O tecido veio com uma costura aberta. Trocaram. > Erro de conferência nosso. A nova foi olhada costura por costura.
5 Desmontei na mudança e montei de novo: nada se perdeu.`,
  vaso: `
5 A raiz enche até o fundo e não enovela.
4 Bom material. Seca um pouco mais depressa do que o meu antigo.
5 Terceiro ciclo com os mesmos, lavados e guardados. Estão inteiros.
5 Fica firme em pé mesmo com planta grande.
3 O tamanho é um pouco menor do que eu imaginava. > Obrigado por avisar: as medidas por dentro agora estão no anúncio.
4 Vieram encaixados um no outro, sem nenhum amassado.
5 Transplantei em cinco minutos, sem perder terra.
2 Pedi três e veio um a menos. Mandaram depois. > Falha nossa na separação. O que faltou foi no mesmo dia, sem frete.`,
  saco: `
5 Saco inteiro, sem um furo, e o conteúdo soltinho.
4 Bom e limpo. Tinha um pouco de pó no fundo do saco.
5 Misturei no vaso, e em duas semanas a planta agradeceu.
5 Nada de mofo nem de cheiro ruim.
3 É bom, mas o saco veio mais leve do que eu esperava. > Conferimos cada saco antes de fechar. Mande uma foto, e completamos.
4 Rende bem: sobrou mais de meio saco.
5 Compro sempre o mesmo, e vem sempre igual.
5 Nem um mosquitinho até agora, e já vai um mês.
2 O saco rasgou no transporte e perdi um terço. > Mandamos o terço que faltou. Agora vai com saco duplo.
4 Preço justo para quem não tem onde guardar muito.`,
  nutriente: `
5 Veio lacrado, com lote e validade bem legíveis.
4 Funciona. A tampa podia fechar melhor. > Trocamos a tampa no lote novo. Escreva, e mandamos uma.
5 Rende muito: uso pouco de cada vez e ainda está na metade.
5 Fiz como diz o rótulo e deu certo de primeira.
3 O produto é bom, mas a letra do rótulo é miúda demais. > Tem razão. Mandamos a tabela em letra grande por mensagem.
4 Fácil de medir. Só faltou uma colher ou seringa na caixa.
5 Uso desde o ano passado, sempre com o mesmo resultado.
5 Não vazou nada, e veio num saquinho vedado à parte.
4 Comprei um para experimentar. Já pedi mais dois.
2 Chegou com a embalagem melada. Trocaram sem discutir. > Sentimos muito. Agora cada uma vai em saco vedado.
5 Entrega rápida: pedi na segunda e usei na quinta.
4 Mais barato do que na agropecuária daqui, e com nota.
5 A loja respondeu a minha pergunta antes de eu comprar.
3 Bom, mas a validade era de só oito meses. > Justo. Se vencer aberto, mandamos outro pela metade do preço.`,
  ferramenta: `
5 Corte limpo, sem esmagar o galho.
5 Fiz a poda inteira sem dor na mão.
4 Boa de mão e leve. Viria bem uma capinha para a lâmina. > Gostamos da ideia. As próximas vão com capa.
5 A resina sai com um pano e álcool.
3 Corta bem, mas a trava é dura no começo. > Uma gota de óleo na mola resolve. Se não soltar, trocamos.
4 Pequena o bastante para entrar no meio da planta.
5 Afiada desde o primeiro dia, e continua.`,
  medidor: `
5 Comparei com o de um amigo, que é caro, e bateu.
4 Leitura rápida. Só os números podiam ser maiores.
5 Agora sei o número em vez de adivinhar.
5 A pilha dura: ainda é a que veio.
3 Bom, mas oscila um pouco até parar. > Espere uns dez segundos antes de anotar. Se continuar, mande um vídeo que trocamos.
4 Cabe na gaveta da bancada, não ocupa nada.
2 Veio com a pilha fraca. Com uma nova funciona bem. > Desculpe. Mandamos uma pilha e um pedido de perdão.
5 Conferi no primeiro dia e um mês depois: o mesmo valor.`,
  cura: `
5 Usei na última colheita e deu tudo certo, do cheiro ao ponto.
4 Cumpre bem. Para colheita grande, compre dois.
5 Nada de mofo, mesmo na semana de chuva.
5 Bem feito, dá para ver que vai durar.
3 Bom, mas menor do que parece na foto. > Obrigado: pusemos uma mão ao lado, na foto nova, para dar a medida.
4 Chegou muito bem protegido, com papel por todos os lados.
5 A colheita ficou macia, sem ressecar.`,
  curso: `
5 Explica a conta e depois mostra na tenda. Enfim entendi.
4 Aulas curtas, dá para ver no ônibus. Queria mais exercícios.
5 Refiz a minha rotina toda na semana seguinte.
5 Perguntei numa aula e responderam no outro dia.
3 O conteúdo é bom, mas o som de duas aulas está baixo. > Você tem razão. Regravamos as duas, e já estão no lugar.
4 Começa do zero sem tratar ninguém como criança.
5 Vi duas vezes: a segunda com o caderno na mão.`,
  conversa: `
5 Em uma conversa resolvi o que eu adiava havia meses.
5 Olhou as minhas fotos antes e já chegou com o plano.
4 Muito atencioso. O horário da noite demora a abrir. > Abrimos mais dois horários depois das sete.
5 Não tentou me vender nada: disse o que eu já tinha e bastava.
3 Boa conversa, mas o vídeo caiu duas vezes. > Foi a nossa rede. Os minutos que faltaram ficam por nossa conta.
4 Recebi o resumo por escrito no mesmo dia.`,
  digital: `
5 Baixei na hora e já usei na mesma noite.
4 Direto ao ponto. Queria uma página para imprimir. > Já está na versão nova: baixe de novo, sem pagar.
5 Abre bem no celular, com letra boa.
5 Consulto toda semana. Vale bem mais do que custou.
3 Bom, mas eu esperava mais páginas. > Preferimos curto. O que faltou para você? A próxima versão pode ter.
4 As tabelas são claras. Achei em um minuto o que procurava.`,
  caixa: `
5 Chega sempre na mesma semana, e eu não penso mais nisso.
4 Boa seleção. Num mês veio algo que eu já tinha. > Dá para dizer o que pular, até o dia 5. Escreva que ajustamos a sua.
5 Sai mais barato do que comprar tudo separado.
5 Pausei um mês nas férias, em dois toques.
3 Gosto, mas em outubro atrasou uma semana. > Atrasou mesmo, e a de novembro foi sem frete.
4 Vem tudo com a dose escrita na etiqueta.
5 Sexta caixa, e nenhuma veio faltando nada.`,
  livro: `
5 Já está cheio de marcas de dedo sujo de terra. É esse o elogio.
4 Bom papel, que aguenta lápis e pingo. A capa podia ser mais dura.
5 Dei um de presente e comprei outro para mim.
5 Fica na bancada, aberto, e eu uso todo dia.
3 Bom, mas chegou com a ponta dobrada. > Agora vai entre dois papelões. Se incomodar, mandamos outro.
4 Cabe na mochila e tem o que interessa.
5 Pensado por quem cultiva: nota-se.`,
  mais: `
5 Chegou antes do prazo e muito bem embalado. Já está em uso.
4 Ótimo custo-benefício para espaço pequeno.
5 Exatamente como na foto. A loja tirou as minhas dúvidas no mesmo dia. > Que bom ler isso. Conte com a gente!
5 Uso há três meses, sem nenhum problema.
3 Cumpre o que promete, mas a caixa veio amassada. > Sentimos muito. Trocamos a transportadora dessa rota.
5 Simples, e faz o que diz.
4 Acabamento melhor do que eu esperava pelo preço.
2 Demorou doze dias para chegar. O produto é bom. > Houve greve nos Correios. Devolvemos o seu frete.
5 Devia ter comprado há mais tempo.
4 Boa compra. Só achei o frete um pouco caro. > Com dois itens da loja ele quase não muda. Escreva antes, que fazemos a conta.
5 Segunda compra, e não vai ser a última.
1 Veio o item errado. > Erro nosso. O certo já está a caminho, e você não paga a devolução.
5 Recomendei para o meu vizinho, que comprou dois.
4 Fácil de guardar: ocupa pouco.
5 Veio com um bilhete escrito à mão. Gostei.
3 Serve, mas esperava um pouco mais de capricho. > Diga o que faltou: queremos melhorar o próximo lote.`,
}
export type ReviewGroup = keyof typeof lines

const groups: Partial<Record<ProductFamily, ReviewGroup>> = {
  ...{ robo: 'robo', painel: 'luz', barra: 'luz', lampada: 'luz', exaustor: 'ar', ventilador: 'ar' },
  ...{ estufa: 'estufa', feltro: 'vaso', vaso: 'vaso', saco: 'saco', garrafa: 'nutriente', po: 'nutriente' },
  ...{
    tesoura: 'ferramenta',
    caneta: 'medidor',
    termometro: 'medidor',
    balanca: 'medidor',
    rede: 'cura',
    pote: 'cura',
  },
  ...{ curso: 'curso', conversa: 'conversa', digital: 'digital', caixa: 'caixa', livro: 'livro' },
}
export const reviewGroup = (family: ProductFamily): ReviewGroup => groups[family] ?? 'mais'

type Review = { stars: number; text: string; answer: string | null }

const read = (line: string): Review => {
  const [said = '', answer = null] = line.slice(2).split(' > ')
  return { stars: Number(line[0]), text: said, answer }
}

/** Of a store: for each product that many reviews of its group, none of them twice; fewer when there are no more. */
export function storeReviews(start: number) {
  const left = new Map<ReviewGroup, Review[]>()
  return (family: ProductFamily, wanted: number): Review[] => {
    const group = reviewGroup(family)
    const all = lines[group].trim().split('\n').map(read)
    // Another beginning for each store, so that two that sell the same do not show the same.
    const rest = left.get(group) ?? [...all.slice(start % all.length), ...all.slice(0, start % all.length)]
    left.set(group, rest.slice(wanted))
    return rest.slice(0, wanted)
  }
}
