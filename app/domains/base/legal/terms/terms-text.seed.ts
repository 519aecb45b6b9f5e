/** Version 1.0 of the terms. */
export const termsText = `# Termos de serviço

Estes termos dizem o que você pode esperar do Grower e o que o Grower espera de você. Escrevemos do jeito que falamos, para você ler inteiro.

## 1. Quem pode usar
O Grower é para maiores de 18 anos. Ao criar a conta você declara ter essa idade. Para vender, competir ou abrir um processo, conferimos também sua data de nascimento.

Cada pessoa tem uma conta. Você cuida da sua senha e responde pelo que é feito com ela.

## 2. O que é seu
Seus registros, fotos e textos são seus. Tudo nasce privado; só fica público o que você abrir.

Quando você abre algo, permite que o Grower mostre isso no site, do tamanho que a tela pedir. A permissão acaba quando você fecha ou apaga.

## 3. O que não pode
- anunciar, vender, doar ou trocar plantas, sementes ou qualquer derivado;
- publicar dados, fotos ou endereço de outra pessoa sem ela concordar;
- ameaçar, humilhar ou discriminar;
- enviar programas nocivos, contornar limites ou coletar o site em massa;
- fingir ser outra pessoa ou dar conselho médico ou jurídico sem poder.

Quem descumpre pode ter o conteúdo retirado e a conta suspensa. A gente avisa o motivo, e você pode pedir revisão em [/contato](/contato).

## 4. A lei do cultivo
O Grower é um caderno de jardim: ajuda a registrar e aprender. Ele não autoriza ninguém a cultivar. No Brasil, cultivar sem autorização pode ser crime; procure orientação jurídica antes de plantar.

## 5. Saúde
O que a comunidade escreve não é receita nem diagnóstico. Antes de usar qualquer planta como tratamento, converse com um profissional de saúde.

## 6. Seus dados
O que guardamos, para quê e por quanto tempo está na [política de privacidade](/privacidade). Você pode levar uma cópia de tudo e apagar a conta a qualquer momento.

## 7. O que prometemos
Cuidamos para o site ficar no ar e para seus registros não se perderem, com cópias de segurança. Mesmo assim pode haver falhas e pausas de manutenção. O que a lei garante ao consumidor vale sempre e nada aqui o diminui.

## 8. Quando estes termos mudam
Publicamos a nova versão com o dia em que começa a valer e mostramos o que mudou em relação à que você aceitou. A partir desse dia pedimos seu aceite antes de continuar. Se não concordar, você pode levar seus dados e sair.

## 9. Lei e foro
Valem as leis do Brasil. Dúvidas e conflitos a gente tenta resolver conversando; se não der, vale o foro do seu domicílio.`
