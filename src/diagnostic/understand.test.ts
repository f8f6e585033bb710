import { describe, expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { keepSiteLanguages, PT } from '#site/testing/portuguese.ts'
import { dimensions, levels, type Dimension } from './dimensions.ts'
import { understand, understandConfirmation } from './understand.ts'

/** In each row, what is asked and what the replies mean, then the replies. */
const english = `
  strategy 1: nobody has really decided | we have no plan | We don’t have a strategy | nothing | no roadmap
  strategy 1: no clear strategy
  strategy 2: lots of ideas | some ideas, but no goals | nothing concrete, just ideas | we are looking into it
  strategy 3: one department has a goal and a date
  strategy 4: the board has approved an AI roadmap | we have a company-wide roadmap | it’s part of our strategic plan
  strategy unclear: there is no company plan | we have no strategic plan | the AI roadmap was cancelled
  people 1: hardly anyone | it’s forbidden here | hardly anyone, we don’t trust it
  people 2: a few enthusiasts | some people, without training | some of us use ChatGPT
  people 3: two departments had workshops | a couple of teams
  people 4: almost everyone | most of our staff | most of the team
  people unclear: not everyone | most of our people don’t use it | everyone hates it
  people unclear: all employees are banned from it
  data 1: one | Excel, mostly | someone collects it by hand every month
  data 1: We don’t have a dashboard, somebody does it in Excel | Excel, nothing else
  data 2: level 2 | Level two, I think | 2 of 4 | finance and sales have different numbers
  data 2: Our systems don’t agree with each other | from different tools and they never match
  data 2: everyone has their own numbers | depends who you ask
  data 3: 3 | I’d say the third one | there is a monthly report everyone accepts | we have a weekly KPI report
  data 3: I’d go with 3
  data 4: it is number 4 | the last | a live dashboard
  data unsure: not sure | I really don’t know | no idea | beats me | I couldn’t tell you | I couldn’t say
  data unsure: I wouldn’t know | I’m not the right person to ask
  data unclear: 2 or 3 | 5 | not level 3 | between 1 and 2 | we have 3 people for that | we have no dashboard
  data unclear: we want a dashboard | next year we will get a data warehouse | we used to have spreadsheets
  data unclear: a dashboard, but the details are in spreadsheets | what do you mean by dashboard? | it depends
  data unclear: banana | not sure, maybe Excel | we got rid of excel | spreadsheets are not used here
  data unclear: nobody here has ever built a dashboard | a dashboard, hopefully next year | dashboards are planned
  processes 1: it’s all in people’s heads | nothing is written down | It isn’t. | it’s not | not really | not well
  processes 1: not at all | it’s tribal knowledge | everybody does their own thing | nothing’s documented
  processes 1: nothing is documented
  processes 2: partly documented | the manuals are outdated | partly | somewhat | some of it | somewhat documented
  processes 2: there’s a wiki nobody reads
  processes 3: we have SOPs | they are documented but not measured
  processes 4: we measure cycle times | documented and measured
  processes unclear: written down, but nobody follows it | it isn’t measured | we measure nothing | documented nowhere
  processes unclear: poorly documented
  technology 1: people retype everything | they are not connected | they don’t | manually | lots of copy-pasting
  technology 1: people re-enter data by hand | the systems don’t talk to each other
  technology 1: people copy data by hand and nothing is connected | nothing is connected and people copy data
  technology 2: nightly files, CSV | spreadsheets back and forth
  technology 3: ERP and CRM are integrated | our CRM and ERP talk to each other
  technology 4: everything has an API
  technology unclear: no APIs | they don’t all have APIs | api is missing
  governance 1: none | there are no rules | not really
  governance 2: common sense | nothing formal
  governance 3: we have a written policy | an acceptable use policy
  governance 4: rules are checked in an audit
  governance unclear: no written rules | our AI policy was withdrawn
  customers 1: when somebody has time | whenever someone gets to it | when we get to it | when we get around to it
  customers 1: whoever is free answers
  customers 2: a shared mailbox | they email us | by email
  customers 3: every ticket is tracked | no chatbot, we have tickets | we have an SLA
  customers 3: tickets, the chatbot was turned off
  customers 4: a chatbot answers
  customers unclear: we don’t have a ticket system | we had a chatbot and removed it | a bot that nobody uses
  customers unclear: a chatbot, but nobody uses it | A chatbot. We removed it last year. | customers hate our chatbot
  followUp unsure: not sure | I don’t know | Not sure | I am not so sure
  followUp unclear: yes and no | why? | the weather | it is complicated | we have had problems
  followUp unclear: right now we are testing | we always struggle
  followUp yes: Yes | yes, we do | of course | I think so | I believe so | always | we did | they do | it does
  followUp yes: I have no doubt | no problem | it is
  followUp partly: partly | not always | more or less | it depends | some of them | for some | most of the time
  followUp partly: usually | not quite | not all of them | not everyone | not exactly
  followUp no: no | not really | No, we don’t | I don’t think so | not that I know of | probably not | of course not
  followUp no: it doesn’t | we didn’t | it isn’t | we can’t | we couldn’t | we haven’t | it hasn’t | we did not
  followUp no: it does not | they do not | we have not | that is not correct | definitely not
`

const portuguese = `
  strategy 1: ninguém decidiu nada | estamos sem plano | Não temos estratégia | nada | nada por enquanto
  strategy 1: a gente não decidiu nada | não temos nada | não tem nada definido
  strategy 2: muitas ideias | algumas ideias, nenhuma meta | nada concreto | nada de concreto, só ideias
  strategy 2: estamos avaliando | a gente está estudando | ainda estamos conversando
  strategy 3: um departamento tem meta e prazo | um piloto numa área | só a área comercial tem meta
  strategy 4: a diretoria aprovou um roadmap | está no planejamento estratégico | temos um plano estratégico de IA
  strategy 4: a diretoria já definiu as prioridades | a diretoria definiu as prioridades
  strategy 4: temos um roadmap com orçamento
  strategy unclear: não existe plano da empresa | o plano da empresa foi engavetado
  people 1: quase ninguém | é proibido aqui
  people 2: alguns entusiastas | poucas pessoas, sem treinamento | pouca gente | um ou outro usa | uma ou outra pessoa
  people 3: algumas equipes fizeram treinamento | a equipe de marketing fez um curso
  people 4: a maior parte da empresa
  people unclear: nem todos | todo mundo odeia
  data 1: um | Planilhas, basicamente | alguém junta tudo na mão | Não temos dashboard, alguém faz no Excel | na unha
  data 1: no braço
  data 2: nível 2 | Acho que o nível dois | 2 de 4 | financeiro e vendas têm números diferentes
  data 2: os sistemas não batem | os números nunca batem | cada área tem um número | cada um tem um número
  data 2: depende para quem você pergunta
  data 3: 3 | a terceira opção | um relatório mensal que todo mundo aceita | ficaria com a 3
  data 4: é o número 4 | a última | Temos um painel em tempo real
  data unsure: não sei | sei lá | Não faço ideia | não é minha área | não é a minha área
  data unclear: 2 ou 3 | 7 | não é o nível 3 | entre 1 e 2 | temos 3 pessoas para isso | não temos painel
  data unclear: queremos um dashboard | no futuro teremos um data warehouse | antigamente eram planilhas
  data unclear: um painel, mas os detalhes ficam em planilhas | o que é um painel? | depende | banana
  data unclear: não sei, talvez Excel | paramos de usar planilhas | acabamos com o Excel | planilha a gente não usa
  data unclear: o painel está planejado | temos um dashboard, só que ninguém olha
  processes 1: está tudo na cabeça do pessoal | não está documentado | Não está. | não é documentado
  processes 1: nada documentado | não tem nada documentado | não temos nada escrito
  processes 2: parcialmente documentado | os manuais estão desatualizados | em parte | só uma parte | mais ou menos
  processes 2: parcialmente | mais ou menos documentado | uma parte está documentada | tem alguma coisa escrita
  processes 2: tem manual, mas ninguém usa | tem um manual que ninguém lê
  processes 3: temos POPs | estão documentados mas não medimos | temos os fluxos mapeados | temos procedimentos
  processes 4: medimos com indicadores
  processes unclear: está escrito, mas ninguém segue | não está medido | medimos nada | documentado em lugar nenhum
  processes unclear: pouco documentado
  technology 1: é tudo copia e cola | os sistemas não se falam | não trabalham | na mão | à mão | é tudo manual
  technology 1: manualmente | a gente digita tudo duas vezes | cada um no seu canto
  technology 1: os sistemas não estão conectados e o pessoal digita tudo
  technology 2: exportamos CSV | por planilha | por Excel
  technology 3: ERP e CRM estão integrados | o CRM conversa com o ERP
  technology 4: tudo tem API
  technology unclear: não temos API | falta API
  governance 1: nenhuma | não há regras | não temos | não tem | não há | ainda não | ainda não temos | não tem nada
  governance 1: não temos nada
  governance 2: vale o bom senso | nada formal | tem a política de segurança da informação
  governance 3: temos uma política escrita | temos uma cartilha
  governance 4: fazemos auditoria
  governance unclear: não temos regras escritas
  customers 1: quando alguém tem tempo | quando dá | quando alguém vê | quando sobra um tempinho
  customers 2: uma caixa de e-mail compartilhada | por telefone | WhatsApp | por WhatsApp | pelo WhatsApp | pelo zap
  customers 2: por e-mail | por email | ligam pra gente
  customers 3: abrimos chamado para tudo | sem chatbot, com sistema de chamados | temos SLA de resposta
  customers 4: um chatbot responde | temos um bot no WhatsApp
  customers unclear: o chatbot foi desligado | tínhamos um chatbot e tiramos | um bot que ninguém usa
  customers unclear: temos chatbot, mas não funciona | chatbot a gente não tem
  followUp unsure: talvez | não sei | Não sei ao certo | não tenho certeza | tenho dúvidas
  followUp unclear: sim e não | como assim? | é complicado | temos problemas | sempre dá problema | gostaria de saber
  followUp yes: Sim | com certeza | isso mesmo | temos | acho que sim | sabemos | consigo | conseguiria | sempre
  followUp yes: gostariam | uhum | aham | não tenho dúvida | sem dúvida
  followUp partly: em parte | nem sempre | mais ou menos | depende | alguns | algumas | na maioria das vezes
  followUp partly: nem todos | não todas | quase sempre | de certa forma
  followUp no: não | ainda não | de jeito nenhum | acho que não | não temos | não há | não existe | não sabemos
  followUp no: não consigo | não conseguiria | com certeza não | claro que não | não é verdade
`

function casesIn(table: string): [asked: string, said: string, meaning: string][] {
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [, asked = '', meaning = '', replies = ''] = /(\w+) (\w+): (.*)/.exec(row) ?? []
      return replies.split(' | ').map((said): [string, string, string] => [asked, said, meaning])
    })
}

describe.each(
  keepSiteLanguages([
    ['en', english],
    [PT, portuguese],
  ] as const),
)('in %s', (language, table) => {
  const texts = fileIn(language, 'diagnostic')

  it.each(casesIn(table))('%s: understands "%s" as %s', (asked, said, meaning) => {
    const understood =
      asked === 'followUp' ? understandConfirmation(said, texts) : understand(said, asked as Dimension, texts)
    expect(String(understood)).toBe(meaning)
  })

  it.each(dimensions)(
    '%s: understands the label, description, number and phrases of a level as that level',
    (dimension) => {
      for (const level of levels) {
        const { label, description, words } = texts.dimensions[dimension].levels[level]
        for (const said of [label, description, String(level), ...words.split(' | ')]) {
          expect(understand(said.replace('*', ''), dimension, texts), said).toBe(level)
        }
      }
    },
  )

  it('understands the label of the "not sure" button', () => {
    expect(understand(texts.answers.notSure, 'data', texts)).toBe('unsure')
  })
})
