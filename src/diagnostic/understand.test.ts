import { describe, expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { keepSiteLanguages, PT } from '#site/testing/portuguese.ts'
import type { ConversationEvent } from './conversation.ts'
import { confirmations, dimensions, levels, type Dimension } from './dimensions.ts'
import { replay } from './persistence.ts'
import { parseReply, understand, understandConfirmation } from './understand.ts'

const begun: ConversationEvent[] = [{ type: 'begin' }]
const second: ConversationEvent[] = [...begun, { type: 'answer', level: 2 }]
const followUp: ConversationEvent[] = [...begun, { type: 'answer', level: 4 }]
const changing: ConversationEvent[] = [...second, { type: 'back' }]

const isUnclear: unknown = expect.objectContaining({ type: 'unclear' })

/** What a command means after some events. */
const commands: [command: 'begin' | 'repeat' | 'stop' | 'back' | 'keep', ConversationEvent[], meaning: unknown][] = [
  ['begin', [], { type: 'begin' }],
  ['repeat', [], 'repeat'],
  ['repeat', begun, 'repeat'],
  ['repeat', followUp, 'repeat'],
  ['stop', begun, 'stop'],
  ['back', second, { type: 'back' }],
  ['back', followUp, { type: 'back' }],
  ['back', begun, isUnclear],
  ['keep', changing, { type: 'keep' }],
  ['keep', begun, isUnclear],
]

/** In each row, what is asked and what the replies mean, then the replies. */
const english = `
  strategy 1: nobody has really decided | we have no plan | We don’t have a strategy
  strategy 2: some ideas, but no goals | nothing concrete, just ideas | we are looking into it
  strategy 3: one department has a goal and a date
  strategy 4: the board has approved an AI roadmap | we have a company-wide roadmap | it’s part of our strategic plan
  strategy unclear: there is no company plan | we have no strategic plan | the AI roadmap was cancelled
  people 1: it’s forbidden here | hardly anyone, we don’t trust it
  people 2: a few enthusiasts | some people, without training | some of us use ChatGPT
  people 3: two departments had workshops | a couple of teams
  people 4: almost everyone | most of our staff
  people unclear: not everyone | most of our people don’t use it | everyone hates it | all employees are banned from it
  data 1: Excel, mostly | someone collects it by hand every month | We don’t have a dashboard, somebody does it in Excel
  data 1: Excel, nothing else | the first one | Level one
  data 2: the second one | number two | I’d say two | level 2 | Level two, I think | 2 of 4
  data 2: finance and sales have different numbers | Our systems don’t agree with each other
  data 2: from different tools and they never match | everyone has their own numbers
  data 3: I’d say the third one | there is a monthly report everyone accepts | we have a weekly KPI report
  data 3: I’d go with 3 | the third | option 3
  data 4: the last one | four out of four | I think four | it is number 4 | the last
  data unsure: I really don’t know | I couldn’t tell you | I couldn’t say | I wouldn’t know
  data unsure: I’m not the right person to ask
  data unclear: 2 or 3 | 5 | not level 3 | between 1 and 2 | we have 3 people for that | we have no dashboard
  data unclear: we want a dashboard | next year we will get a data warehouse | we used to have spreadsheets
  data unclear: a dashboard, but the details are in spreadsheets | what do you mean by dashboard? | it depends | banana
  data unclear: not sure, maybe Excel | we got rid of excel | spreadsheets are not used here
  data unclear: nobody here has ever built a dashboard | a dashboard, hopefully next year | dashboards are planned
  processes 1: it’s all in people’s heads | it’s tribal knowledge | everybody does their own thing
  processes 2: the manuals are outdated | there’s a wiki nobody reads
  processes 3: we have SOPs | they are documented but not measured
  processes 4: we measure cycle times
  processes unclear: written down, but nobody follows it | it isn’t measured | we measure nothing | documented nowhere
  processes unclear: poorly documented
  technology 1: people retype everything | they are not connected | the systems don’t talk to each other
  technology 1: people copy data by hand and nothing is connected | nothing is connected and people copy data
  technology 2: nightly files, CSV | spreadsheets back and forth
  technology 3: ERP and CRM are integrated | our CRM and ERP talk to each other
  technology 4: everything has an API
  technology unclear: no APIs | they don’t all have APIs | api is missing
  governance 1: there are no rules
  governance 3: we have a written policy | an acceptable use policy
  governance 4: rules are checked in an audit
  governance unclear: no written rules | our AI policy was withdrawn
  customers 1: when somebody has time | whenever someone gets to it | when we get to it | when we get around to it
  customers 2: a shared mailbox | they email us
  customers 3: every ticket is tracked | no chatbot, we have tickets | tickets, the chatbot was turned off
  customers 4: a chatbot answers
  customers unclear: we don’t have a ticket system | we had a chatbot and removed it | a bot that nobody uses
  customers unclear: a chatbot, but nobody uses it | A chatbot. We removed it last year. | customers hate our chatbot
  followUp unsure: I don’t know | I am not so sure
  followUp unclear: yes and no | why? | the weather | it is complicated | we have had problems
  followUp unclear: right now we are testing | we always struggle
  followUp yes: yes, we do | I have no doubt
  followUp partly: it depends | not all of them
  followUp no: No, we don’t | I don’t think so | not that I know of | probably not | it doesn’t | we didn’t | it isn’t
  followUp no: we can’t | we couldn’t | we haven’t | it hasn’t | we have not | that is not correct | definitely not
`

const portuguese = `
  strategy 1: ninguém decidiu nada | estamos sem plano | nada por enquanto | a gente não decidiu nada | não temos nada
  strategy 1: não tem nada definido
  strategy 2: algumas ideias, nenhuma meta | nada de concreto, só ideias | estamos avaliando | a gente está estudando
  strategy 3: um departamento tem meta e prazo | um piloto numa área | só a área comercial tem meta
  strategy 4: a diretoria aprovou um roadmap | está no planejamento estratégico | temos um plano estratégico de IA
  strategy unclear: não existe plano da empresa | o plano da empresa foi engavetado
  people 1: é proibido aqui
  people 2: alguns entusiastas | poucas pessoas, sem treinamento | um ou outro usa | uma ou outra pessoa
  people 3: algumas equipes fizeram treinamento | a equipe de marketing fez um curso
  people 4: a maior parte da empresa
  people unclear: nem todos | todo mundo odeia
  data 1: Planilhas, basicamente | Não temos dashboard, alguém faz no Excel | a primeira | nota um | nível um
  data 2: a segunda opção | nota dois | eu diria dois | nível 2 | Acho que o nível dois | 2 de 4
  data 2: financeiro e vendas têm números diferentes | os sistemas não batem | os números nunca batem
  data 3: a terceira opção | um relatório mensal que todo mundo aceita | ficaria com a 3 | a terceira | nota 3
  data 4: nota quatro | o quarto | acho que quatro | é o número 4 | a última | Temos um painel em tempo real
  data unclear: 2 ou 3 | 7 | não é o nível 3 | entre 1 e 2 | temos 3 pessoas para isso | não temos painel
  data unclear: queremos um dashboard | no futuro teremos um data warehouse | antigamente eram planilhas
  data unclear: um painel, mas os detalhes ficam em planilhas | o que é um painel? | depende | banana
  data unclear: não sei, talvez Excel | paramos de usar planilhas | acabamos com o Excel | planilha a gente não usa
  data unclear: o painel está planejado | temos um dashboard, só que ninguém olha
  processes 1: está tudo na cabeça do pessoal | não é documentado | nada documentado | não tem nada documentado
  processes 1: não temos nada escrito
  processes 2: parcialmente documentado | os manuais estão desatualizados | mais ou menos documentado
  processes 2: uma parte está documentada | tem manual, mas ninguém usa | tem um manual que ninguém lê
  processes 3: temos POPs | estão documentados mas não medimos | temos os fluxos mapeados
  processes 4: medimos com indicadores
  processes unclear: está escrito, mas ninguém segue | não está medido | medimos nada | documentado em lugar nenhum
  processes unclear: pouco documentado
  technology 1: é tudo copia e cola | os sistemas não se falam | é tudo manual | a gente digita tudo duas vezes
  technology 1: cada um no seu canto | os sistemas não estão conectados e o pessoal digita tudo
  technology 2: exportamos CSV | por planilha
  technology 3: ERP e CRM estão integrados | o CRM conversa com o ERP
  technology 4: tudo tem API
  technology unclear: não temos API | falta API
  governance 2: vale o bom senso | tem a política de segurança da informação
  governance 3: temos uma política escrita | temos uma cartilha
  governance 4: fazemos auditoria
  governance unclear: não temos regras escritas
  customers 1: quando alguém tem tempo | quando sobra um tempinho
  customers 2: uma caixa de e-mail compartilhada | por telefone | ligam pra gente
  customers 3: abrimos chamado para tudo | sem chatbot, com sistema de chamados | temos SLA de resposta
  customers 4: um chatbot responde | temos um bot no WhatsApp
  customers unclear: o chatbot foi desligado | tínhamos um chatbot e tiramos | um bot que ninguém usa
  customers unclear: temos chatbot, mas não funciona | chatbot a gente não tem
  followUp unsure: Não sei ao certo
  followUp unclear: sim e não | como assim? | é complicado | temos problemas | sempre dá problema | gostaria de saber
  followUp partly: na maioria das vezes | nem todos | não todas
  followUp no: não é verdade
`

const rowsIn = (table: string) => Array.from(table.matchAll(/(\w+) (\w+): (.*)/g), (match) => match.slice(1))

describe.each(
  keepSiteLanguages([
    ['en', english],
    [PT, portuguese],
  ] as const),
)('in %s', (language, table) => {
  const texts = fileIn(language, 'diagnostic')
  const reply = (events: readonly ConversationEvent[], said: string) => parseReply(replay(events), said, texts)

  it.each(commands)('obeys every phrase of the command "%s" only where it applies (%#)', (command, events, meaning) => {
    for (const said of texts.words.commands[command].split('. | ')) expect(reply(events, `${said}!`)).toEqual(meaning)
  })

  it('takes other replies as answers, and as nothing before the beginning', () => {
    const { label } = texts.confirm.partly
    expect(reply(begun, '2')).toEqual({ type: 'answer', level: 2, said: '2' })
    expect(reply(followUp, label)).toEqual({ type: 'confirm', confirmed: 'partly', said: label })
    expect(reply([], texts.dimensions.data.question)).toBeUndefined()
  })

  it.each(rowsIn(table))('understands replies about %s as %s: %s', (asked, meaning, replies) => {
    for (const said of replies.split(' | ')) {
      const understood =
        asked === 'followUp' ? understandConfirmation(said, texts) : understand(said, asked as Dimension, texts)
      expect(String(understood), said).toBe(meaning)
    }
  })

  it.each(dimensions)('understands labels, descriptions, numbers and phrases of levels: %s', (dimension) => {
    for (const level of levels) {
      const { label, description, words } = texts.dimensions[dimension].levels[level]
      const numbers = texts.words.numbers[level].split(' | ')
      const phrases = words.replaceAll('*', '').split(' | ')
      const inReplies = phrases.filter((phrase) => !phrase.endsWith('.')).map((phrase) => `banana ${phrase} banana`)
      for (const said of [label, description, ...numbers, ...phrases, ...inReplies])
        expect(understand(said, dimension, texts), said).toBe(level)
    }
  })

  it('understands the labels and phrases of answers to a follow-up question, and of "not sure"', () => {
    for (const meaning of confirmations) {
      for (const said of [texts.confirm[meaning].label, ...texts.confirm[meaning].words.split(' | ')])
        expect(understandConfirmation(said, texts), said).toBe(meaning)
    }
    for (const said of [texts.answers.notSure, ...texts.words.unsure.split(' | ')]) {
      expect(understand(said, 'data', texts), said).toBe('unsure')
      expect(understandConfirmation(said, texts), said).toBe('unsure')
    }
  })
})
