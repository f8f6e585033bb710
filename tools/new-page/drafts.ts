import type { InLanguages } from '#site/languages.ts'

type Draft = {
  label: { label: string; summary: string }
  texts: { head: { title: string; description: string; keywords: string }; [section: string]: unknown }
  /** Passages for the assistant with training phrases. */
  training: string
}

/** `name` is the page id as text: "Invoice matching". Other languages get the English draft. */
export const drafts: InLanguages<(name: string) => Draft> = {
  en: (name) => ({
    label: { label: name, summary: 'A draft: say in one line what it is' },
    texts: {
      head: {
        title: `${name} | {{brand}}`,
        description: `A draft page about ${name.toLowerCase()}. Say here, in two sentences, what it offers, whom it is for and what a visitor can do next.`,
        keywords: name.toLowerCase(),
      },
      opening: {
        title: name,
        lead: `This draft page is about ${name.toLowerCase()}. Replace these sentences with what it offers, and to whom.`,
      },
      features: {
        title: 'What it does',
        cards: {
          work: { title: 'The work it takes over', text: 'Describe one task, from what comes in to what is done.' },
          proof: { title: 'How you can tell', text: 'Name what a visitor can check, and where the figure comes from.' },
          people: {
            title: 'What stays with people',
            text: 'Say which decisions a person makes, and how they are asked.',
          },
        },
      },
      close: { title: 'See it on your own work', text: 'Tell a visitor what happens after the click.' },
    },
    training: training(name, `what is ${name}`, `do you offer ${name}`),
  }),
  pt: (name) => ({
    label: { label: `Rascunho: ${name}`, summary: 'Diga em uma linha o que é' },
    texts: {
      head: {
        title: `Rascunho: ${name} | {{brand}}`,
        description: `Página em rascunho sobre ${name.toLowerCase()}. Diga aqui, em duas frases, o que ela oferece, para quem é e qual é o próximo passo.`,
        keywords: `rascunho, ${name.toLowerCase()}`,
      },
      opening: {
        title: `Rascunho: ${name}`,
        lead: `Esta página em rascunho é sobre ${name.toLowerCase()}. Troque estas frases pelo que ela oferece, e a quem.`,
      },
      features: {
        title: 'O que faz',
        cards: {
          work: { title: 'O trabalho que assume', text: 'Descreva uma tarefa, do que chega até o que fica pronto.' },
          proof: {
            title: 'Como dá para conferir',
            text: 'Diga o que o visitante pode verificar e de onde vem o número.',
          },
          people: {
            title: 'O que fica com as pessoas',
            text: 'Diga quais decisões são de uma pessoa e como ela é consultada.',
          },
        },
      },
      close: { title: 'Veja no seu próprio trabalho', text: 'Conte ao visitante o que acontece depois do clique.' },
    },
    training: training(name, `o que é ${name}`, `vocês oferecem ${name}`),
  }),
}

function training(...phrases: string[]): string {
  return ['# opening.lead', ...phrases.map((phrase) => phrase.toLowerCase()), ''].join('\n')
}

const NAME = '{name}'

/** If one of these is left in a locale file, the page is not finished. */
export const draftSentences: readonly string[] = Object.values(drafts).flatMap((draft) => {
  const { label, texts } = draft(NAME)
  const sentences = [...JSON.stringify(texts).matchAll(/"([^"]+\.)"/g)].map(([, sentence = '']) => sentence)
  return [label.summary, ...sentences.filter((sentence) => !sentence.includes(NAME))]
})
