/** All people and companies that the copy names, all invented. A test checks every mention in every language. */

import type { InLanguages } from './languages.ts'
import type { ListedPage } from './pages.ts'

type LocalizedText = string | InLanguages<string>

/** Relation to us, or to the company in a demo. */
export type Side =
  | 'client' // Our customer: in the logo strip, or quoted.
  | 'partner' // Builds with us.
  | 'colleague' // Works at our company.
  | 'team' // Works at the company in a demo, alongside the assistant.
  | 'customer' // Customer of that company.
  | 'prospect' // Might buy from that company, or from us.
  | 'bidder' // Wants to sell to that company.
  | 'counterparty' // Has signed a contract with that company, or will.
  | 'candidate' // Applies for a job at that company.

export type Company = {
  name: LocalizedText
  side: Side
  /** The pages whose copy names it. The logo strip is on more pages. */
  on?: readonly ListedPage[]
}

export type Person = {
  name: LocalizedText
  side: Side
  /** Shown next to a quote. For everyone else it's a note for copywriters. */
  role: LocalizedText
  company?: keyof typeof companies | undefined
  on: readonly ListedPage[]
}

// What several people or companies of one demo share.
const salesLead = { side: 'prospect', on: ['sales-ai-co-pilot'] } as const
const chatLead = { side: 'prospect', on: ['ai-sdr-automation'] } as const
const hrTeam = { side: 'team', on: ['hr-ai-assistant', 'optimize-hr-operations'] } as const
const newHire = { side: 'team', on: ['optimize-hr-operations'] } as const

export const companies = {
  // Logo strip.
  norrvanda: { name: 'Norrvanda', side: 'client', on: ['hr-ai-assistant'] },
  heliovar: { name: 'Heliovar', side: 'client', on: ['customer-support-efficiency'] },
  maritela: { name: 'Maritela', side: 'client', on: ['no-code-ai-assistant', 'ai-contract-analysis'] },
  oakmerra: { name: 'Oakmerra', side: 'client', on: ['ai-maturity-diagnostic'] },
  pulsarde: { name: 'Pulsarde Labs', side: 'client' },
  velotarn: { name: 'Velotarn', side: 'client', on: ['home'] },
  kestrow: { name: 'Kestrow & Co', side: 'client' },
  aurelune: { name: 'Aurelune', side: 'client' },
  cindralta: { name: 'Cindralta', side: 'client', on: ['home', 'optimize-procurement'] },
  fentarro: { name: 'Fentarro', side: 'client', on: ['home', 'book-a-demo', 'customer-ai-support'] },
  ostrevik: { name: 'Ostrevik', side: 'client' },
  quilmara: { name: 'Quilmara', side: 'client' },
  saltreno: { name: 'Saltreno', side: 'client' },
  talvendra: { name: 'Talvendra', side: 'client' },
  tovanelle: { name: 'Tovanelle', side: 'client', on: ['optimize-hr-operations'] },

  cloudmarsh: { name: 'Cloudmarsh', side: 'partner' },
  datavane: { name: 'Datavane', side: 'partner' },
  voxalta: { name: 'Voxalta', side: 'partner' },
  ledgerfield: { name: 'Ledgerfield', side: 'partner' },
  tessarow: { name: 'Tessarow', side: 'partner' },
  portabay: { name: 'Portabay', side: 'partner' },

  trevanto: { name: 'Trevanto', side: 'prospect', on: ['book-a-demo'] },

  tavelmo: { ...salesLead, name: { en: 'Tavelmo Cold Storage', pt: 'Armazéns Tavelmo' } },
  sorvelle: { ...salesLead, name: { en: 'Sorvelle Foods', pt: 'Alimentos Sorvelle' } },
  pellamar: { ...salesLead, name: 'Pellamar Labs' },
  orvanto: { ...salesLead, name: { en: 'Orvanto Parts', pt: 'Orvanto Peças' } },
  lunareth: { ...salesLead, name: 'Lunareth' },

  torvessa: { name: 'Torvessa', side: 'prospect', on: ['close-more-deals'] },
  solbrenna: { name: 'Solbrenna', side: 'prospect', on: ['close-more-deals'] },
  calvenza: { name: 'Calvenza', side: 'prospect', on: ['close-more-deals'] },
  elmhavra: { name: 'Elmhavra', side: 'prospect', on: ['close-more-deals'] },
  drovanta: { name: 'Drovanta', side: 'prospect', on: ['close-more-deals'] },
  pinmarrow: { name: 'Pinmarrow', side: 'prospect', on: ['close-more-deals'] },
  lumevante: { name: 'Lumevante', side: 'prospect', on: ['close-more-deals'] },
  ondrelia: { name: 'Ondrelia', side: 'prospect', on: ['close-more-deals'] },

  brenkholt: { name: { en: 'Brenkholt Steel', pt: 'Aços Brenkholt' }, side: 'bidder', on: ['optimize-procurement'] },
  ruvandel: { name: 'Ruvandel', side: 'bidder', on: ['optimize-procurement'] },
  maskerra: { name: 'Maskerra', side: 'bidder', on: ['optimize-procurement'] },

  ferralta: { name: { en: 'Ferralta Steel', pt: 'Ferralta Aços' }, side: 'counterparty', on: ['ai-contract-analysis'] },
  cordovane: { name: 'Cordovane', side: 'counterparty', on: ['ai-contract-analysis'] },
  halvetti: { name: 'Halvetti', side: 'counterparty', on: ['ai-contract-analysis'] },
  brightloch: { name: 'Brightloch', side: 'counterparty', on: ['contract-review'] },

  norvelia: { name: 'Norvelia', side: 'customer', on: ['data-analytics'] },
} as const satisfies Record<string, Company>

/** A client with a quote, next to which the role is shown. */
function quoted(
  name: LocalizedText,
  on: readonly ListedPage[],
  role: InLanguages<string>,
  company?: Person['company'],
): Person {
  return { name, side: 'client', role, on, company }
}

export const people = {
  // Quoted.
  marina: quoted(
    'Marina A.',
    ['home', 'book-a-demo', 'customer-ai-support'],
    { en: 'Head of Support, Fentarro, retail', pt: 'Head de atendimento, Fentarro, varejo' },
    'fentarro',
  ),
  rafael: quoted('Rafael T.', ['home'], { en: 'Sales Director, software', pt: 'Diretor comercial, software' }),
  daniel: quoted(
    'Daniel K.',
    ['home'],
    { en: 'General Counsel, Cindralta, manufacturing', pt: 'Diretor jurídico, Cindralta, indústria' },
    'cindralta',
  ),
  beatriz: quoted(
    'Beatriz L.',
    ['ai-contract-analysis'],
    { en: 'Legal Director, Maritela, ferries and freight', pt: 'Diretora jurídica, Maritela, transporte aquaviário' },
    'maritela',
  ),
  lidia: quoted(
    { en: 'Lidia C.', pt: 'Lídia C.' },
    ['optimize-hr-operations'],
    { en: 'Head of People, Tovanelle, retail', pt: 'Head de RH, Tovanelle, varejo' },
    'tovanelle',
  ),
  gustavo: quoted(
    'Gustavo E.',
    ['optimize-procurement'],
    { en: 'Head of Procurement, Cindralta, manufacturing', pt: 'Gerente de compras, Cindralta, indústria' },
    'cindralta',
  ),
  sofia: quoted('Sofia N.', ['data-analytics'], {
    en: 'Head of Operations, food distribution',
    pt: 'Gerente de operações, distribuição de alimentos',
  }),
  diego: quoted('Diego V.', ['tailored-ai-solutions'], {
    en: 'Claims Director, insurance',
    pt: 'Diretor de sinistros, seguros',
  }),
  irene: quoted('Irene B.', ['talk-to-an-expert'], {
    en: 'COO, textiles',
    pt: 'Diretora de operações, indústria têxtil',
  }),
  caio: quoted('Caio D.', ['talk-to-an-expert'], {
    en: 'IT Manager, insurance brokerage',
    pt: 'Gerente de TI, corretora de seguros',
  }),
  gloria: quoted(
    { en: 'Gloria H.', pt: 'Glória H.' },
    ['ai-maturity-diagnostic'],
    { en: 'COO, Oakmerra, home furnishings', pt: 'Diretora de operações, Oakmerra, móveis e decoração' },
    'oakmerra',
  ),
  tiago: quoted('Tiago M.', ['ai-maturity-diagnostic'], {
    en: 'IT Manager, private clinics',
    pt: 'Gerente de TI, rede de clínicas',
  }),
  joyce: quoted(
    'Joyce M.',
    ['hr-ai-assistant'],
    { en: 'HR Director, Norrvanda, hotels', pt: 'Diretora de RH, Norrvanda, hotelaria' },
    'norrvanda',
  ),
  colleen: quoted(
    { en: 'Colleen R.', pt: 'Célia R.' },
    ['no-code-ai-assistant'],
    {
      en: 'Passenger Services Manager, Maritela, ferries',
      pt: 'Gerente de atendimento, Maritela, transporte aquaviário',
    },
    'maritela',
  ),
  warren: quoted(
    { en: 'Warren S.', pt: 'Wagner S.' },
    ['customer-support-efficiency'],
    { en: 'Customer Service Director, Heliovar, home solar', pt: 'Diretor de atendimento, Heliovar, energia solar' },
    'heliovar',
  ),

  // Our colleagues.
  laura: { name: 'Laura M.', side: 'colleague', role: 'sales and support', on: ['book-a-demo', 'talk-to-an-expert'] },
  arjun: { name: 'Arjun S.', side: 'colleague', role: 'contracts and procurement', on: ['talk-to-an-expert'] },
  bianca: { name: 'Bianca T.', side: 'colleague', role: 'HR, back office and data', on: ['talk-to-an-expert'] },

  nadia: {
    name: { en: 'Nadia F.', pt: 'Nádia F.' },
    side: 'prospect',
    role: 'asks us for a demo',
    company: 'trevanto',
    on: ['book-a-demo'],
  },

  // Assistant demos on the home page.
  helenaP: { name: 'Helena P.', side: 'prospect', role: 'the lead to call first', on: ['home'] },
  paula: { name: 'Paula N.', side: 'team', role: 'manager who approves time off', on: ['home'] },

  // A shared inbox.
  camilaD: { name: 'Camila D.', side: 'team', role: 'support agent', on: ['home', 'customer-ai-support'] },
  helenaR: { name: 'Helena R.', side: 'customer', role: 'was charged twice', on: ['customer-ai-support'] },
  jonas: { name: 'Jonas K.', side: 'customer', role: 'wants to cancel seats', on: ['customer-ai-support'] },
  nina: { name: 'Nina J.', side: 'customer', role: 'waits for an order', on: ['customer-ai-support'] },
  lucia: { name: 'Lucía M.', side: 'customer', role: 'writes in Spanish', on: ['customer-ai-support'] },

  // A sales team.
  renata: {
    name: 'Renata V.',
    side: 'team',
    role: 'sales rep',
    on: ['home', 'sales-ai-co-pilot', 'ai-sdr-automation'],
  },
  ingrid: { ...salesLead, name: 'Ingrid P.', role: 'head of operations', company: 'tavelmo' },
  edgar: { ...salesLead, name: 'Edgar O.', role: 'lead', company: 'sorvelle' },
  vera: { ...salesLead, name: 'Vera D.', role: 'lead', company: 'pellamar' },
  silvia: { ...salesLead, name: { en: 'Silvia N.', pt: 'Sílvia N.' }, role: 'lead', company: 'orvanto' },
  kenji: { ...salesLead, name: 'Kenji H.', role: 'lead', company: 'lunareth' },
  priya: { ...chatLead, name: { en: 'Priya S.', pt: 'Priscila S.' }, role: 'runs a fleet, chats on the pricing page' },
  marcus: { ...chatLead, name: { en: 'Marcus L.', pt: 'Marcos L.' }, role: 'asks about stock counts across two sites' },

  // Another sales team and its pipeline.
  tomas: { name: 'Tomás A.', side: 'team', role: 'sales rep', on: ['close-more-deals'] },
  clara: { name: 'Clara S.', side: 'prospect', role: 'names a budget', company: 'solbrenna', on: ['close-more-deals'] },
  lara: { name: 'Lara B.', side: 'prospect', role: 'has gone quiet', company: 'calvenza', on: ['close-more-deals'] },

  // A legal department.
  ana: { name: 'Ana P.', side: 'team', role: 'lawyer', on: ['home', 'ai-contract-analysis', 'contract-review'] },

  // A purchasing department.
  marta: { name: 'Marta F.', side: 'team', role: 'buyer', on: ['optimize-procurement'] },

  // One employer: a warehouse and its HR department.
  simone: { ...hrTeam, name: 'Simone G.', role: 'head of people' },
  teresa: { name: 'Teresa H.', side: 'team', role: 'recruiter', on: ['streamline-hiring'] },
  omar: {
    name: { en: 'Omar T.', pt: 'Otávio T.' },
    side: 'team',
    role: 'shift manager',
    on: ['hr-ai-assistant', 'optimize-hr-operations', 'streamline-hiring'],
  },
  igor: { name: 'Igor F.', side: 'team', role: 'interviewer', on: ['hr-ai-assistant'] },
  lorena: { name: 'Lorena S.', side: 'team', role: 'shift lead', on: ['hr-ai-assistant'] },
  bruno: { ...hrTeam, name: 'Bruno K.', role: 'forklift driver' },
  alma: { ...hrTeam, name: 'Alma J.', role: 'picker' },
  hugo: { ...newHire, name: 'Hugo L.', role: 'new hire' },
  elena: { ...newHire, name: 'Elena R.', role: 'new hire' },
  amina: { ...newHire, name: { en: 'Amina B.', pt: 'Alice B.' }, role: 'new hire, starts on Monday' },
  // Mentioned by the quoted head of people.
  paulo: { name: 'Paulo D.', side: 'client', role: 'new hire', company: 'tovanelle', on: ['optimize-hr-operations'] },
  rosa: { name: 'Rosa Q.', side: 'client', role: 'new hire', company: 'tovanelle', on: ['optimize-hr-operations'] },
  yara: { name: 'Yara E.', side: 'client', role: 'new hire', company: 'tovanelle', on: ['optimize-hr-operations'] },

  // Candidates for one opening.
  joel: { name: 'Joel K.', side: 'candidate', role: 'interview', on: ['streamline-hiring'] },
  aisha: { name: { en: 'Aisha B.', pt: 'Aline B.' }, side: 'candidate', role: 'interview', on: ['streamline-hiring'] },
  camilaR: { name: 'Camila R.', side: 'candidate', role: 'whose chat is shown', on: ['streamline-hiring'] },
  pedro: { name: 'Pedro N.', side: 'candidate', role: 'interview', on: ['streamline-hiring'] },
  mei: { name: { en: 'Mei L.', pt: 'Mayumi L.' }, side: 'candidate', role: 'was moved', on: ['streamline-hiring'] },
  ravi: { name: { en: 'Ravi S.', pt: 'Renan S.' }, side: 'candidate', role: 'interview', on: ['streamline-hiring'] },
  ines: { name: { en: 'Ines D.', pt: 'Inês D.' }, side: 'candidate', role: 'interview', on: ['streamline-hiring'] },
  tom: { name: { en: 'Tom W.', pt: 'Téo W.' }, side: 'candidate', role: 'interview', on: ['streamline-hiring'] },
  lea: { name: { en: 'Lea F.', pt: 'Léa F.' }, side: 'candidate', role: 'interviewed', on: ['streamline-hiring'] },
  yusuf: { name: { en: 'Yusuf A.', pt: 'Yuri A.' }, side: 'candidate', role: 'interviewed', on: ['streamline-hiring'] },
  nora: { name: { en: 'Nora V.', pt: 'Nair V.' }, side: 'candidate', role: 'interviewed', on: ['streamline-hiring'] },
  ben: { name: { en: 'Ben C.', pt: 'Bento C.' }, side: 'candidate', role: 'interviewed', on: ['streamline-hiring'] },

  // Building a chatbot.
  iris: { name: { en: 'Iris W.', pt: 'Íris W.' }, side: 'team', role: 'support agent', on: ['no-code-ai-assistant'] },
  otto: { name: 'Otto B.', side: 'team', role: 'support agent', on: ['no-code-ai-assistant'] },
  davi: { name: 'Davi Q.', side: 'team', role: 'takes over a chat', on: ['no-code-ai-assistant'] },

  // Working with a forecast.
  livia: { name: { en: 'Livia K.', pt: 'Lívia K.' }, side: 'team', role: 'analyst', on: ['data-analytics'] },
  nelson: { name: 'Nelson R.', side: 'team', role: 'buyer', on: ['data-analytics'] },

  // A claims department, and field technicians.
  sandra: { name: 'Sandra O.', side: 'team', role: 'claims adjuster', on: ['tailored-ai-solutions'] },
  aldo: { name: 'Aldo P.', side: 'team', role: 'technician', on: ['tailored-ai-solutions'] },
  luis: { name: { en: 'Luis C.', pt: 'Luís C.' }, side: 'team', role: 'technician', on: ['tailored-ai-solutions'] },
  tessa: { name: { en: 'Tessa M.', pt: 'Tânia M.' }, side: 'team', role: 'technician', on: ['tailored-ai-solutions'] },
  oscar: { name: 'Oscar D.', side: 'team', role: 'technician', on: ['tailored-ai-solutions'] },
} as const satisfies Record<string, Person>
