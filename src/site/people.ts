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
const theirNewHire = { side: 'client', role: 'new hire', company: 'tovanelle', on: ['optimize-hr-operations'] } as const
const candidate = { side: 'candidate', on: ['streamline-hiring'] } as const
const deal = { side: 'prospect', on: ['close-more-deals'] } as const
const counterparty = { side: 'counterparty', on: ['ai-contract-analysis'] } as const
const bidder = { side: 'bidder', on: ['optimize-procurement'] } as const
const writer = { side: 'customer', on: ['customer-ai-support'] } as const
const expert = { side: 'colleague', on: ['talk-to-an-expert'] } as const
const builder = { side: 'team', on: ['no-code-ai-assistant'] } as const
const technician = { side: 'team', role: 'technician', on: ['tailored-ai-solutions'] } as const

export const companies = {
  // Logo strip.
  norrvanda: { name: 'Norrvanda', side: 'client', on: ['hr-ai-assistant'] },
  heliovar: { name: 'Heliovar', side: 'client', on: ['customer-support-efficiency'] },
  maritela: { name: 'Maritela', side: 'client', on: ['no-code-ai-assistant', 'ai-contract-analysis'] },
  oakmerra: { name: 'Oakmerra', side: 'client', on: ['ai-maturity-diagnostic'] },
  pulsarde: { name: 'Pulsarde Labs', side: 'client' },
  velotarn: {
    name: 'Velotarn',
    side: 'client',
    on: ['home', 'sales-ai-co-pilot', 'close-more-deals', 'ai-sdr-automation'],
  },
  kestrow: { name: 'Kestrow & Co', side: 'client', on: ['contract-review'] },
  aurelune: { name: 'Aurelune', side: 'client' },
  cindralta: { name: 'Cindralta', side: 'client', on: ['home', 'optimize-procurement'] },
  fentarro: { name: 'Fentarro', side: 'client', on: ['home', 'book-a-demo', 'customer-ai-support'] },
  ostrevik: { name: 'Ostrevik', side: 'client', on: ['streamline-hiring'] },
  quilmara: { name: 'Quilmara', side: 'client', on: ['close-more-deals'] },
  saltreno: { name: 'Saltreno', side: 'client', on: ['ai-sdr-automation'] },
  talvendra: { name: 'Talvendra', side: 'client' },
  tovanelle: { name: 'Tovanelle', side: 'client', on: ['optimize-hr-operations'] },

  cloudmarsh: { name: 'Cloudmarsh', side: 'partner' },
  datavane: { name: 'Datavane', side: 'partner' },
  voxalta: { name: 'Voxalta', side: 'partner' },
  ledgerfield: { name: 'Ledgerfield', side: 'partner' },
  tessarow: { name: 'Tessarow', side: 'partner' },
  portabay: { name: 'Portabay', side: 'partner' },

  fairholt: { name: { en: 'Fairholt Dental', pt: 'Odonto Aroeira' }, side: 'prospect', on: ['book-a-demo'] },

  harborline: { ...salesLead, name: { en: 'Harborline Cold Storage', pt: 'Armazéns Pedra Alta' } },
  birchwell: { ...salesLead, name: { en: 'Birchwell Foods', pt: 'Alimentos Boa Lavra' } },
  pellamar: { ...salesLead, name: 'Pellamar Labs' },
  millbrook: { ...salesLead, name: { en: 'Millbrook Parts', pt: 'Autopeças Rio Manso' } },
  lunareth: { ...salesLead, name: 'Lunareth' },

  torvessa: { ...deal, name: 'Torvessa' },
  solbrenna: { ...deal, name: 'Solbrenna' },
  calvenza: { ...deal, name: 'Calvenza' },
  elmgrove: { ...deal, name: { en: 'Elmgrove', pt: 'Umbuzal' } },
  drovanta: { ...deal, name: 'Drovanta' },
  ternbay: { ...deal, name: { en: 'Ternbay', pt: 'Tuiuiú' } },
  bellwood: { ...deal, name: { en: 'Bellwood', pt: 'Candeeiro' } },
  ondrelia: { ...deal, name: 'Ondrelia' },

  ashcombe: { ...bidder, name: { en: 'Ashcombe Steel', pt: 'Aços Serra Fina' } },
  ruvandel: { ...bidder, name: 'Ruvandel' },
  dunmore: { ...bidder, name: { en: 'Dunmore Lift Trucks', pt: 'Itaporã Máquinas' } },

  ferralta: { ...counterparty, name: { en: 'Ferralta Steel', pt: 'Ferralta Aços' } },
  cordovane: { ...counterparty, name: 'Cordovane' },
  hollis: { ...counterparty, name: { en: 'Hollis Packaging', pt: 'Embalagens Riacho Claro' } },
  wrenfield: {
    name: { en: 'Wrenfield Payroll', pt: 'Jatobá Sistemas' },
    side: 'counterparty',
    on: ['contract-review'],
  },

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
  derek: quoted({ en: 'Derek V.', pt: 'Diego V.' }, ['tailored-ai-solutions'], {
    en: 'VP of Claims, insurance',
    pt: 'Diretor de sinistros, seguros',
  }),
  irene: quoted('Irene B.', ['talk-to-an-expert'], {
    en: 'COO, textiles',
    pt: 'Diretora de operações, indústria têxtil',
  }),
  kevin: quoted({ en: 'Kevin D.', pt: 'Caio D.' }, ['talk-to-an-expert'], {
    en: 'IT Director, insurance brokerage',
    pt: 'Gerente de TI, corretora de seguros',
  }),
  gloria: quoted(
    { en: 'Gloria H.', pt: 'Glória A.' },
    ['ai-maturity-diagnostic'],
    { en: 'COO, Oakmerra, home furnishings', pt: 'Diretora de operações, Oakmerra, móveis e decoração' },
    'oakmerra',
  ),
  todd: quoted({ en: 'Todd M.', pt: 'Tiago M.' }, ['ai-maturity-diagnostic'], {
    en: 'Director of IT, outpatient clinics',
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
  laurel: quoted(
    { en: 'Laurel M.', pt: 'Raquel M.' },
    ['sales-ai-co-pilot'],
    { en: 'VP of Sales, Velotarn, kitchen retail', pt: 'Diretora comercial, Velotarn, varejo de cozinhas' },
    'velotarn',
  ),
  greg: quoted(
    { en: 'Greg S.', pt: 'Gilberto S.' },
    ['close-more-deals'],
    { en: 'Regional Sales Manager, Quilmara, packaging', pt: 'Gerente regional de vendas, Quilmara, embalagens' },
    'quilmara',
  ),
  megan: quoted(
    { en: 'Megan C.', pt: 'Mônica C.' },
    ['ai-sdr-automation'],
    { en: 'Head of Inside Sales, Saltreno, freight', pt: 'Gerente de pré-vendas, Saltreno, transporte de cargas' },
    'saltreno',
  ),
  steven: quoted(
    { en: 'Steven B.', pt: 'Sérgio B.' },
    ['contract-review'],
    {
      en: 'General Counsel, Kestrow & Co, property management',
      pt: 'Diretor jurídico, Kestrow & Co, administração de imóveis',
    },
    'kestrow',
  ),
  shauna: quoted(
    { en: 'Shauna P.', pt: 'Denise P.' },
    ['streamline-hiring'],
    { en: 'Recruiting Manager, Ostrevik, package delivery', pt: 'Gerente de recrutamento, Ostrevik, entregas' },
    'ostrevik',
  ),

  // Our colleagues.
  laura: { name: 'Laura M.', side: 'colleague', role: 'sales and support', on: ['book-a-demo', 'talk-to-an-expert'] },
  arjun: { ...expert, name: { en: 'Arjun S.', pt: 'Artur S.' }, role: 'contracts and procurement' },
  brooke: { ...expert, name: { en: 'Brooke T.', pt: 'Bianca T.' }, role: 'HR, back office and data' },

  nadia: {
    name: { en: 'Nadia F.', pt: 'Nádia F.' },
    side: 'prospect',
    role: 'asks us for a demo',
    company: 'fairholt',
    on: ['book-a-demo'],
  },

  // Assistant demos on the home page.
  hannah: { name: { en: 'Hannah P.', pt: 'Helena P.' }, side: 'prospect', role: 'lead to call first', on: ['home'] },
  paula: { name: 'Paula N.', side: 'team', role: 'manager who approves time off', on: ['home'] },

  // A shared inbox.
  claire: {
    name: { en: 'Claire D.', pt: 'Camila D.' },
    side: 'team',
    role: 'support agent',
    on: ['home', 'customer-ai-support'],
  },
  heather: { ...writer, name: { en: 'Heather R.', pt: 'Heloísa R.' }, role: 'was charged twice' },
  james: { ...writer, name: { en: 'James K.', pt: 'Jonas F.' }, role: 'wants to cancel seats' },
  nicole: { ...writer, name: { en: 'Nicole J.', pt: 'Natália C.' }, role: 'waits for an order' },
  lucia: { ...writer, name: 'Lucía M.', role: 'writes in Spanish' },

  // A sales team.
  rebecca: {
    name: { en: 'Rebecca V.', pt: 'Renata V.' },
    side: 'team',
    role: 'sales rep',
    on: ['home', 'sales-ai-co-pilot', 'ai-sdr-automation'],
  },
  diane: { ...salesLead, name: { en: 'Diane P.', pt: 'Ingrid P.' }, role: 'VP of operations', company: 'harborline' },
  ethan: { ...salesLead, name: { en: 'Ethan O.', pt: 'Edgar O.' }, role: 'lead', company: 'birchwell' },
  vanessa: { ...salesLead, name: { en: 'Vanessa D.', pt: 'Vera D.' }, role: 'lead', company: 'pellamar' },
  sylvia: { ...salesLead, name: { en: 'Sylvia N.', pt: 'Sílvia N.' }, role: 'lead', company: 'millbrook' },
  kenji: { ...salesLead, name: { en: 'Kenji H.', pt: 'Kenji S.' }, role: 'lead', company: 'lunareth' },
  priya: { ...chatLead, name: { en: 'Priya S.', pt: 'Priscila S.' }, role: 'runs a fleet, chats on the pricing page' },
  marcus: { ...chatLead, name: { en: 'Marcus L.', pt: 'Marcos L.' }, role: 'asks about stock counts across two sites' },

  // Another sales team and its pipeline.
  tyler: { name: { en: 'Tyler A.', pt: 'Tomás A.' }, side: 'team', role: 'sales rep', on: ['close-more-deals'] },
  clara: { ...deal, name: 'Clara S.', role: 'names a budget', company: 'solbrenna' },
  kelly: { ...deal, name: { en: 'Kelly B.', pt: 'Lara B.' }, role: 'has gone quiet', company: 'calvenza' },

  // A legal department.
  ana: { name: 'Ana P.', side: 'team', role: 'lawyer', on: ['home', 'ai-contract-analysis', 'contract-review'] },

  // A purchasing department.
  martha: { name: { en: 'Martha F.', pt: 'Marta F.' }, side: 'team', role: 'buyer', on: ['optimize-procurement'] },

  // One employer: a warehouse and its HR department.
  simone: { ...hrTeam, name: 'Simone G.', role: 'HR director' },
  teresa: { name: { en: 'Teresa H.', pt: 'Teresa G.' }, side: 'team', role: 'recruiter', on: ['streamline-hiring'] },
  omar: {
    name: { en: 'Omar T.', pt: 'Otávio T.' },
    side: 'team',
    role: 'shift manager',
    on: ['hr-ai-assistant', 'optimize-hr-operations', 'streamline-hiring'],
  },
  ian: { name: { en: 'Ian F.', pt: 'Igor F.' }, side: 'team', role: 'interviewer', on: ['hr-ai-assistant'] },
  lori: { name: { en: 'Lori S.', pt: 'Lorena S.' }, side: 'team', role: 'shift lead', on: ['hr-ai-assistant'] },
  brian: { ...hrTeam, name: { en: 'Brian K.', pt: 'Bruno R.' }, role: 'forklift driver' },
  alma: { ...hrTeam, name: { en: 'Alma J.', pt: 'Adriana N.' }, role: 'picker' },
  hunter: { ...newHire, name: { en: 'Hunter L.', pt: 'Hugo L.' }, role: 'new hire' },
  elena: { ...newHire, name: { en: 'Elena R.', pt: 'Eliane R.' }, role: 'new hire' },
  amina: { ...newHire, name: { en: 'Amina B.', pt: 'Alice B.' }, role: 'new hire, starts on Monday' },
  // Mentioned by the quoted head of people.
  paul: { ...theirNewHire, name: { en: 'Paul D.', pt: 'Paulo D.' } },
  rosa: { ...theirNewHire, name: { en: 'Rosa Q.', pt: 'Rosa V.' } },
  yolanda: { ...theirNewHire, name: { en: 'Yolanda E.', pt: 'Yara C.' } },

  // Candidates for one opening.
  jamal: { ...candidate, name: { en: 'Jamal K.', pt: 'Joel M.' }, role: 'interview' },
  aisha: { ...candidate, name: { en: 'Aisha B.', pt: 'Aline B.' }, role: 'interview' },
  camila: { ...candidate, name: { en: 'Camila R.', pt: 'Cíntia R.' }, role: 'whose chat is shown' },
  peter: { ...candidate, name: { en: 'Peter N.', pt: 'Pedro N.' }, role: 'interview' },
  mei: { ...candidate, name: { en: 'Mei L.', pt: 'Mayumi L.' }, role: 'was moved' },
  ravi: { ...candidate, name: { en: 'Ravi S.', pt: 'Renan S.' }, role: 'interview' },
  imani: { ...candidate, name: { en: 'Imani D.', pt: 'Inês D.' }, role: 'interview' },
  tom: { ...candidate, name: { en: 'Tom W.', pt: 'Wesley A.' }, role: 'interview' },
  leah: { ...candidate, name: { en: 'Leah F.', pt: 'Tainá F.' }, role: 'interviewed' },
  yusuf: { ...candidate, name: { en: 'Yusuf A.', pt: 'Yuri A.' }, role: 'interviewed' },
  nora: { ...candidate, name: { en: 'Nora V.', pt: 'Naiara V.' }, role: 'interviewed' },
  ben: { ...candidate, name: { en: 'Ben C.', pt: 'Rogério C.' }, role: 'interviewed' },

  // Building a chatbot.
  iris: { ...builder, name: { en: 'Iris W.', pt: 'Íris M.' }, role: 'support agent' },
  owen: { ...builder, name: { en: 'Owen B.', pt: 'Olavo B.' }, role: 'support agent' },
  david: { ...builder, name: { en: 'David Q.', pt: 'Davi N.' }, role: 'takes over a chat' },

  // Working with a forecast.
  linda: { name: { en: 'Linda K.', pt: 'Lívia T.' }, side: 'team', role: 'analyst', on: ['data-analytics'] },
  nelson: { name: 'Nelson R.', side: 'team', role: 'buyer', on: ['data-analytics'] },

  // A claims department, and field technicians.
  sandra: { name: 'Sandra O.', side: 'team', role: 'claims adjuster', on: ['tailored-ai-solutions'] },
  andre: { ...technician, name: { en: 'Andre P.', pt: 'Ademir P.' } },
  luis: { ...technician, name: { en: 'Luis C.', pt: 'Luís C.' } },
  tanya: { ...technician, name: { en: 'Tanya M.', pt: 'Tânia M.' } },
  oscar: { ...technician, name: 'Oscar D.' },
} as const satisfies Record<string, Person>
