import { ownReviews } from './demo-own-reviews.seed.ts'
import type { ProductFamily } from './product-family.kinds.ts'

/** Stars, what a buyer says, and after '>' what the store answers; each line fits every product of its group that has none of its own. */
const lines = {
  luz: `
5 A diferença se vê já na segunda semana. É luz de verdade.
4 Boa luz para o preço. Demorou uma semana além do prazo. > A transportadora atrasou, e o frete foi por nossa conta.
5 Liguei doze horas por dia desde agosto, sem piscar nem uma vez.
5 Troquei a antiga por esta e não volto atrás.
3 Ilumina bem, mas esquenta mais do que eu pensava. > Um palmo a mais de distância e um pouco de vento resolvem. Se não, trocamos.
4 Veio com plástico-bolha dos dois lados. Conferi com o medidor e bate com o anúncio.
5 Já é a segunda que compro aqui: a primeira continua acesa.
2 A primeira veio com defeito. Trocaram, e a segunda está boa. > Sentimos muito. Cada uma agora fica uma hora acesa antes de sair daqui.
5 A loja me disse a altura certa antes de eu comprar.`,
  ar: `
4 Fácil de fixar, até sozinho. Veio com os parafusos.
5 Acabou o ar parado no meio das folhas.
3 Cumpre, mas na velocidade máxima o barulho aparece. > Na máxima aparece mesmo. Na primeira ele quase some, e já mexe a folha.
5 Aguenta o poste sem escorregar, mesmo oscilando o dia todo.`,
  vaso: `
5 A raiz enche até o fundo e não enovela.
4 Bom material. Seca um pouco mais depressa do que o meu antigo.
5 Terceiro ciclo com os mesmos, lavados e guardados. Estão inteiros.
5 Fica firme em pé mesmo com planta grande.
3 O tamanho é um pouco menor do que eu imaginava. > Obrigado por avisar: as medidas por dentro agora estão no anúncio.
4 Vieram encaixados um no outro, sem nenhum amassado.
5 Transplantei em cinco minutos, sem perder terra.
2 Pedi três e veio um a menos. Mandaram depois. > Falha nossa na separação. O que faltou foi no mesmo dia, sem frete.
4 Lavo com mangueira, seco na sombra e guardo dobrado um dentro do outro.
5 Drena por baixo de verdade: acabou a terra encharcada.
4 Comprei de dois tamanhos e os dois cabem no mesmo prato.`,
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
4 Preço justo para quem não tem onde guardar muito.
5 Conferi um punhado na mão: sem pedra, sem plástico, sem torrão.
4 Usei um terço e guardei o resto: dois meses depois continuava bom.
5 A quantidade confere: medi com um balde.
4 Bom, só que o fecho do saco não fecha de novo. > Mandamos uma presilha com o próximo pedido: é só lembrar na mensagem.
5 Subi três andares com ele no ombro e valeu.`,
  nutriente: `
5 Veio lacrado, com lote e validade bem legíveis.
4 Funciona. A tampa podia fechar melhor. > Trocamos a tampa no lote novo. Escreva, e mandamos uma.
5 Rende muito: uso pouco de cada vez e ainda está na metade.
5 Fiz como diz o rótulo e deu certo de primeira.
3 O produto é bom, mas a letra do rótulo é miúda demais. > Tem razão. Mandamos a tabela em letra grande por mensagem.
4 Fácil de medir. Só faltou uma seringa na caixa.
5 Uso desde o ano passado, sempre com o mesmo resultado.
5 Não vazou nada, e veio num saquinho vedado à parte.
4 Comprei um para experimentar. Já pedi mais dois.
2 Chegou com a embalagem melada. Trocaram sem discutir. > Sentimos muito. Agora cada uma vai em saco vedado.
5 Entrega rápida: pedi na segunda e usei na quinta.
4 Mais barato do que na agropecuária daqui, e com nota.
5 A loja respondeu a minha pergunta antes de eu comprar.
3 Bom, mas a validade era de só oito meses. > Justo. Se vencer aberto, mandamos outro pela metade do preço.`,
  po: `
5 Fino e por igual, sem torrão nenhum.
4 O pote fecha bem, mas a colher de medida veio solta no meio do pó.
5 Pesei as doses de um mês e guardei em saquinhos. Não empedrou.
5 Rótulo claro: dose, análise e para que fase serve.
3 É o que diz, só que uma parte chegou em pedras. > É umidade da viagem: desmancha entre os dedos. Agora vai com um sachê que a segura.
4 Faz pó ao abrir: melhor na varanda e de máscara. O resultado é bom.
5 Pouco custa e dura um ciclo inteiro em quatro vasos.
5 Veio com o laudo do lote, que ninguém mais manda.`,
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
  secagem: `
5 Coube a planta inteira, com folga para o ar passar.
4 Pendura-se em minutos. O gancho do teto não vem.
5 Guardo num saco debaixo da cama de um ciclo para o outro.
5 O ar passou por todos os lados: secou por igual em nove dias.
4 Firme, mas demora a montar na primeira vez.
3 Serve. Chegou com uma peça torta, que endireitei. > Não devia ter saído assim. Mandamos outra, sem custo.`,
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
  agua: `
5 Molha devagar e não abre buraco na terra.
4 Bom de mão, mesmo cheio. A marca dos litros podia ser mais visível.
5 Alcanço o vaso do fundo sem tirar os da frente.
5 Nem uma gota fora do lugar depois de dois meses.
3 Veio com a vedação mal posta e pingava. > Mandamos uma vedação nova e um vídeo de um minuto que mostra como se troca.
4 Desmonta para lavar, e volta sem sobrar peça.
5 Uso para a água e tenho outro só para o neem: não misturo mais.
2 Chegou com um trinco. A troca levou oito dias. > Desculpe. Agora vai com papelão por dentro.`,
  muda: `
5 Quarenta e sete de cinquenta germinaram, e o resto foi erro meu.
4 Chegou seco e sem nada quebrado. Só o rótulo ensina pouco.
5 Fiz a primeira leva e já separei para a segunda.
5 Em quatro dias já havia raiz por baixo.
3 Bom, mas a caixa veio amassada de um lado. > Por dentro estava inteiro? Se não, mande uma foto, que trocamos.
4 Acertei a umidade do começo ao fim, sem mofo nenhum.`,
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
  ...{ barra: 'luz', lampada: 'luz', ventilador: 'ar', feltro: 'vaso', vaso: 'vaso', bandeja: 'muda', saco: 'saco' },
  ...{ garrafa: 'nutriente', po: 'po', tesoura: 'ferramenta', caneta: 'medidor', termometro: 'medidor' },
  ...{ rede: 'secagem', pote: 'cura', gotejo: 'agua', borrifador: 'agua' },
  ...{ curso: 'curso', conversa: 'conversa', digital: 'digital', caixa: 'caixa', livro: 'livro' },
}
export const reviewGroup = (family: ProductFamily): ReviewGroup => groups[family] ?? 'mais'

type Review = { stars: number; text: string; answer: string | null }
type Reviewed = { name: string; family: ProductFamily; wanted: number }

const read = (text: string): Review[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', answer = null] = line.slice(2).split(' > ')
      return { stars: Number(line[0]), text: said, answer }
    })

/** What is said of each of them: its own lines, or in turn those of its group while there are any; no line is said twice. */
export function demoReviews(products: Reviewed[]): Review[][] {
  const left = new Map(Object.entries(lines).map(([group, text]) => [group, read(text)]))
  const said = products.map(({ name }) => (ownReviews[name] ? read(ownReviews[name]) : []))
  const most = Math.max(...products.map(({ wanted }) => wanted))
  for (let round = 0; round < most; round++)
    for (const [at, { name, family, wanted }] of products.entries()) {
      const next = round < wanted && !ownReviews[name] && left.get(reviewGroup(family))?.shift()
      if (next) said[at]?.push(next)
    }
  return said
}
