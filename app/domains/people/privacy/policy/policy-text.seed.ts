/** Version 1.0 of the privacy policy. It describes what the site does: change both together. */
export const policyText = `# Política de privacidade

Cultivo é assunto íntimo. Por isso aqui tudo nasce privado, guardamos só o necessário e você pode levar ou apagar o que é seu. Esta política segue a Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD) e o Marco Civil da Internet (Lei 12.965/2014).

## 1. Quem cuida dos dados
O controlador é quem mantém este site. O nome do encarregado e o canal para falar com ele estão no alto desta página.

## 2. O que guardamos e para quê
- **Conta:** apelido, e-mail, senha (só o resultado de um cálculo que não dá para desfazer) e a declaração de que você tem 18 anos ou mais. Para você entrar e ser reconhecido. Base: contrato (art. 7º, V).
- **Perfil:** o que você escrever sobre você e sua foto. Para a comunidade conhecer você, se quiser ser encontrado. Base: contrato.
- **Cadastro completo, só se você pedir algo que precisa dele:** nome, CPF, nascimento, telefone e endereço. Para vender, competir ou abrir um processo. Base: contrato e obrigação legal (art. 7º, II e V).
- **Jardim:** plantas, ciclos, registros, fotos e o que você salva. Para o seu diário funcionar. Base: contrato. Se você escrever sobre a sua saúde, é você quem decide colocar ali e quem pode ver (art. 11, I).
- **Mensagens para a equipe:** nome, e-mail, assunto e texto. Para responder. Base: contrato e legítimo interesse (art. 7º, IX).
- **Contato que você deixa em uma página de apresentação:** nome, e-mail, telefone e pergunta, se você os escrever, de qual página, endereço de IP, e o texto que você aceitou, com dia e hora. Para a equipe escrever para você sobre aquilo, e para nada mais. Base: o seu consentimento (art. 7º, I).
- **Segurança e registros de acesso:** dia, hora, endereço de IP e navegador. Para proteger a conta e porque o Marco Civil manda (art. 15). Base: obrigação legal e legítimo interesse.
- **Aceites e consentimentos:** qual versão, quando e de onde. Para provar o que foi combinado. Base: obrigação legal (art. 8º, § 2º).

Das fotos tiramos a localização e os demais dados escondidos antes de guardar. Não pedimos sua localização e não compramos dados sobre você.

## 3. O que só fazemos com o seu sim
Contar visitas, mandar novidades por e-mail e usar dados de cultivo em estatísticas. Cada um tem o seu botão em [privacidade e consentimentos](/perfil/editar#privacidade), nasce desligado e pode ser desligado com a mesma facilidade. Mensagens da equipe por WhatsApp ou Discord também só vão a quem pediu, em [mensagens da equipe](/notificacoes/mensagens).

## 4. Cookies
- **grower_session:** mantém você dentro da conta. Necessário.
- **grower_device:** reconhece o aparelho em que você já entrou, para que ninguém bloqueie a sua entrada. Necessário.
- **grower_who:** diz às abas abertas de quem é a conta, para que nada seja enviado em nome de outra pessoa. Necessário.
- **grower_theme:** lembra do tema claro ou escuro, por um ano. Necessário.
- **grower_adult:** lembra, por um ano, que você disse ter 18 anos ou mais. Necessário.
- **grower_discreto:** mantém o modo discreto ligado neste aparelho, por um ano. Necessário.
- **grower_tarifa:** lembra, por um ano, da tarifa de energia que você digitou em uma conta. Necessário.
- **grower_cart:** guarda por 60 dias o carrinho de quem compra sem entrar. Necessário.
- **grower_cart_count:** lembra, pelo mesmo tempo, quantas coisas há no carrinho. Necessário.
- **grower_aff:** se você chega a uma loja pelo link de quem a indica, lembra disso por até 180 dias, para que a indicação conte na compra. Só quem vem por um link assim o recebe.
- **grower_toast:** leva um aviso até a próxima página e some. Necessário.
- **grower_contato:** mostra a você, por uma hora, o contato que acabou de deixar em uma página de apresentação. Necessário.
- **accept_cookie:** guarda sua resposta sobre contar visitas e anúncios vistos. Sem um 'sim', nada é contado.

Não usamos cookies de publicidade, nem os dos serviços que contam visitas.

## 5. Com quem dividimos
Não vendemos dados. Quem hospeda o site e quem entrega os e-mails, e as mensagens de WhatsApp e Discord que você pedir, usam dados em nosso nome, só para o serviço funcionar. Se você permitir contar visitas, o tipo da página aberta vai ao Google Analytics e o lugar dos toques nas páginas de apresentação ao Microsoft Clarity, quando este site os usa: eles veem o seu endereço de IP e o navegador, como todo site que se abre, e nunca o endereço de uma planta, de uma pessoa ou de um processo. A loja em que você compra recebe o que precisa para enviar e emitir a nota: seu apelido, o endereço, o telefone e o CPF, os dois últimos só do pagamento até acabar o prazo de devolução. Autoridades recebem o que a lei ou um juiz mandar, e só isso.

## 6. Por quanto tempo
- Conta, perfil, jardim e fotos: enquanto a conta existir. O que você apaga some de vez em cerca de 30 dias.
- Mensagens para a equipe e contatos deixados em páginas de apresentação: até você pedir que apaguem, ou apagar a conta que tem o mesmo e-mail; nenhum prazo os apaga antes. O contato você apaga em um passo, sem entrar em conta, pelo link do e-mail que o confirma: com ele vão a conversa e o seu consentimento.
- Registros de acesso: 6 meses, como manda o Marco Civil.
- Aceites, consentimentos e ações da equipe: ficam como prova, para o caso de uma disputa. Depois do fim da conta, sem o seu nome e e-mail.
- Dados de compra e nota fiscal: o prazo da lei tributária, em geral 5 anos.
- A cópia dos seus dados que você pedir: 7 dias, depois o arquivo é apagado.

## 7. Apagar a conta
Na página de apagar a conta, você vê antes o que some e o que fica. São 15 dias para mudar de ideia; nesse tempo ninguém vê você nem o que é seu. Depois apagamos tudo, menos o que a lei manda guardar, que fica sem o seu nome e e-mail. Nenhuma outra pessoa pode usar o seu apelido.

## 8. Seus direitos
Pela LGPD (art. 18) você pode: confirmar que tratamos seus dados, ver, corrigir, levar uma cópia, apagar, saber com quem dividimos, retirar um consentimento e opor-se a um uso. Quase tudo tem um botão no alto desta página. O resto a gente responde em até 15 dias. Se não resolver, procure a [ANPD](https://www.gov.br/anpd).

## 9. Como protegemos
Conexão criptografada, senhas que nem a gente consegue ler, fotos privadas com endereço que expira, acesso da equipe registrado. Se algo grave acontecer com seus dados, avisamos você e a ANPD em até 3 dias úteis.

## 10. Menores de idade
O Grower não é para menores de 18 anos. Contas assim são encerradas e apagadas.

## 11. Mudanças
Cada versão desta política tem número e data, e as publicadas não mudam. Uma versão nova é anunciada nesta página antes de valer.`
