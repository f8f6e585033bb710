import { describe, expect, it } from 'vitest'
import en from '../public/locales/en/diagnostic.en.json'
import pt from '../public/locales/pt/diagnostic.pt.json'
import { dimensions, levels, type Confirmation, type Dimension } from './dimensions.ts'
import { understand, understandConfirmation, type Understood } from './understand.ts'

type Case = [dimension: Dimension, said: string, understood: Understood]

const english: Case[] = [
  ['data', '3', 3],
  ['data', 'level 2', 2],
  ['data', 'Level two, I think', 2],
  ['data', 'I’d say the third one', 3],
  ['data', 'it is number 4', 4],
  ['data', 'the last', 4],
  ['data', 'one', 1],
  ['data', '2 of 4', 2],
  ['data', '2 or 3', 'unclear'],
  ['data', '5', 'unclear'],
  ['data', 'not level 3', 'unclear'],
  ['data', 'between 1 and 2', 'unclear'],
  ['data', 'we have 3 people for that', 'unclear'],
  ['data', 'Excel, mostly', 1],
  ['data', 'someone collects it by hand every month', 1],
  ['data', 'finance and sales have different numbers', 2],
  ['data', 'Our systems don’t agree with each other', 2],
  ['data', 'there is a monthly report everyone accepts', 3],
  ['data', 'a live dashboard', 4],
  ['data', 'we have no dashboard', 'unclear'],
  ['data', 'We don’t have a dashboard, somebody does it in Excel', 1],
  ['data', 'we want a dashboard', 'unclear'],
  ['data', 'next year we will get a data warehouse', 'unclear'],
  ['data', 'we used to have spreadsheets', 'unclear'],
  ['data', 'a dashboard, but the details are in spreadsheets', 'unclear'],
  ['data', 'what do you mean by dashboard?', 'unclear'],
  ['data', 'it depends', 'unclear'],
  ['data', 'banana', 'unclear'],
  ['data', 'not sure', 'unsure'],
  ['data', 'I really don’t know', 'unsure'],
  ['data', 'no idea', 'unsure'],
  ['data', 'not sure, maybe Excel', 'unclear'],
  ['strategy', 'nobody has really decided', 1],
  ['strategy', 'we have no plan', 1],
  ['strategy', 'We don’t have a strategy', 1],
  ['strategy', 'lots of ideas', 2],
  ['strategy', 'some ideas, but no goals', 2],
  ['strategy', 'one department has a goal and a date', 3],
  ['strategy', 'the board has approved an AI roadmap', 4],
  ['strategy', 'there is no company plan', 'unclear'],
  ['people', 'hardly anyone', 1],
  ['people', 'it’s forbidden here', 1],
  ['people', 'a few enthusiasts', 2],
  ['people', 'some people, without training', 2],
  ['people', 'two departments had workshops', 3],
  ['people', 'almost everyone', 4],
  ['people', 'not everyone', 'unclear'],
  ['processes', 'it’s all in people’s heads', 1],
  ['processes', 'nothing is written down', 1],
  ['processes', 'written down, but nobody follows it', 'unclear'],
  ['processes', 'partly documented', 2],
  ['processes', 'the manuals are outdated', 2],
  ['processes', 'we have SOPs', 3],
  ['processes', 'we measure cycle times', 4],
  ['processes', 'they are documented but not measured', 3],
  ['technology', 'people retype everything', 1],
  ['technology', 'they are not connected', 1],
  ['technology', 'nightly files, CSV', 2],
  ['technology', 'ERP and CRM are integrated', 3],
  ['technology', 'everything has an API', 4],
  ['technology', 'no APIs', 'unclear'],
  ['governance', 'none', 1],
  ['governance', 'there are no rules', 1],
  ['governance', 'common sense', 2],
  ['governance', 'we have a written policy', 3],
  ['governance', 'rules are checked in an audit', 4],
  ['governance', 'no written rules', 'unclear'],
  ['customers', 'when somebody has time', 1],
  ['customers', 'a shared mailbox', 2],
  ['customers', 'every ticket is tracked', 3],
  ['customers', 'a chatbot answers', 4],
  ['customers', 'no chatbot, we have tickets', 3],
  ['customers', 'we don’t have a ticket system', 'unclear'],
]

const portuguese: Case[] = [
  ['data', '3', 3],
  ['data', 'nível 2', 2],
  ['data', 'Acho que o nível dois', 2],
  ['data', 'a terceira opção', 3],
  ['data', 'é o número 4', 4],
  ['data', 'a última', 4],
  ['data', 'um', 1],
  ['data', '2 de 4', 2],
  ['data', '2 ou 3', 'unclear'],
  ['data', '7', 'unclear'],
  ['data', 'não é o nível 3', 'unclear'],
  ['data', 'entre 1 e 2', 'unclear'],
  ['data', 'temos 3 pessoas para isso', 'unclear'],
  ['data', 'Planilhas, basicamente', 1],
  ['data', 'alguém junta tudo na mão', 1],
  ['data', 'financeiro e vendas têm números diferentes', 2],
  ['data', 'os sistemas não batem', 2],
  ['data', 'um relatório mensal que todo mundo aceita', 3],
  ['data', 'Temos um painel em tempo real', 4],
  ['data', 'não temos painel', 'unclear'],
  ['data', 'Não temos dashboard, alguém faz no Excel', 1],
  ['data', 'queremos um dashboard', 'unclear'],
  ['data', 'no futuro teremos um data warehouse', 'unclear'],
  ['data', 'antigamente eram planilhas', 'unclear'],
  ['data', 'um painel, mas os detalhes ficam em planilhas', 'unclear'],
  ['data', 'o que é um painel?', 'unclear'],
  ['data', 'depende', 'unclear'],
  ['data', 'banana', 'unclear'],
  ['data', 'não sei', 'unsure'],
  ['data', 'sei lá', 'unsure'],
  ['data', 'Não faço ideia', 'unsure'],
  ['data', 'não sei, talvez Excel', 'unclear'],
  ['strategy', 'ninguém decidiu nada', 1],
  ['strategy', 'estamos sem plano', 1],
  ['strategy', 'Não temos estratégia', 1],
  ['strategy', 'muitas ideias', 2],
  ['strategy', 'algumas ideias, nenhuma meta', 2],
  ['strategy', 'um departamento tem meta e prazo', 3],
  ['strategy', 'a diretoria aprovou um roadmap', 4],
  ['strategy', 'não existe plano da empresa', 'unclear'],
  ['people', 'quase ninguém', 1],
  ['people', 'é proibido aqui', 1],
  ['people', 'alguns entusiastas', 2],
  ['people', 'poucas pessoas, sem treinamento', 2],
  ['people', 'algumas equipes fizeram treinamento', 3],
  ['people', 'a maior parte da empresa', 4],
  ['people', 'nem todos', 'unclear'],
  ['processes', 'está tudo na cabeça do pessoal', 1],
  ['processes', 'não está documentado', 1],
  ['processes', 'está escrito, mas ninguém segue', 'unclear'],
  ['processes', 'parcialmente documentado', 2],
  ['processes', 'os manuais estão desatualizados', 2],
  ['processes', 'temos POPs', 3],
  ['processes', 'medimos com indicadores', 4],
  ['processes', 'estão documentados mas não medimos', 3],
  ['technology', 'é tudo copia e cola', 1],
  ['technology', 'os sistemas não se falam', 1],
  ['technology', 'exportamos CSV', 2],
  ['technology', 'ERP e CRM estão integrados', 3],
  ['technology', 'tudo tem API', 4],
  ['technology', 'não temos API', 'unclear'],
  ['governance', 'nenhuma', 1],
  ['governance', 'não há regras', 1],
  ['governance', 'vale o bom senso', 2],
  ['governance', 'temos uma política escrita', 3],
  ['governance', 'fazemos auditoria', 4],
  ['governance', 'não temos regras escritas', 'unclear'],
  ['customers', 'quando alguém tem tempo', 1],
  ['customers', 'uma caixa de e-mail compartilhada', 'unclear'],
  ['customers', 'por telefone', 2],
  ['customers', 'abrimos chamado para tudo', 3],
  ['customers', 'um chatbot responde', 4],
  ['customers', 'sem chatbot, com sistema de chamados', 3],
]

describe.each([
  { language: 'en', texts: en, cases: english },
  { language: 'pt', texts: pt, cases: portuguese },
])('in $language', ({ texts, cases }) => {
  it('is asked more than sixty things', () => {
    expect(cases.length).toBeGreaterThan(60)
  })

  it.each(cases)('%s: "%s" is %s', (dimension, said, understood) => {
    expect(understand(said, dimension, texts)).toBe(understood)
  })

  it.each(dimensions)('%s: labels, descriptions and numbers name their level', (dimension) => {
    for (const level of levels) {
      const { label, description } = texts.dimensions[dimension].levels[level]
      expect(understand(label, dimension, texts), label).toBe(level)
      expect(understand(description, dimension, texts), description).toBe(level)
      expect(understand(String(level), dimension, texts)).toBe(level)
    }
  })

  it.each(dimensions)('%s: every phrase of a level names it alone', (dimension) => {
    for (const level of levels) {
      for (const phrase of texts.dimensions[dimension].levels[level].words.split(' | ')) {
        expect(understand(phrase.replace('*', ''), dimension, texts), phrase).toBe(level)
      }
    }
  })

  it('hears that somebody is not sure, in the words of the button', () => {
    expect(understand(texts.answers.notSure, 'data', texts)).toBe('unsure')
  })
})

describe('follow-up questions', () => {
  it.each<[string, Confirmation | 'unclear']>([
    ['Yes', 'yes'],
    ['yes, we do', 'yes'],
    ['of course', 'yes'],
    ['partly', 'partly'],
    ['not always', 'partly'],
    ['more or less', 'partly'],
    ['no', 'no'],
    ['not really', 'no'],
    ['No, we don’t', 'no'],
    ['yes and no', 'unclear'],
    ['why?', 'unclear'],
    ['the weather', 'unclear'],
  ])('"%s" is %s', (said, understood) => {
    expect(understandConfirmation(said, en)).toBe(understood)
  })

  it.each<[string, Confirmation | 'unclear']>([
    ['Sim', 'yes'],
    ['com certeza', 'yes'],
    ['isso mesmo', 'yes'],
    ['em parte', 'partly'],
    ['nem sempre', 'partly'],
    ['mais ou menos', 'partly'],
    ['não', 'no'],
    ['ainda não', 'no'],
    ['de jeito nenhum', 'no'],
    ['sim e não', 'unclear'],
    ['como assim?', 'unclear'],
    ['talvez', 'unclear'],
  ])('"%s" is %s', (said, understood) => {
    expect(understandConfirmation(said, pt)).toBe(understood)
  })
})
