/** Scenes: chats, panels, drawings and what people say in them. */
const names = `chat trace inbox queue record lists overruled replay ticket draft figure panel permissions
  pipeline live processing cv mustHaves sheets tender picture drawing quote legend scale
  statistics answers hours solved columns who`

/**
 * What pages show and do not say. A name leaves out a key inside any section; a path leaves out one place. Whole sentences
 * are not enough to tell them: "Eleven until December, four of them booked." is the answer to a sample employee.
 */
export const leftOut: ReadonlySet<string> = new Set([
  'keywords',
  ...names.split(/\s+/),
  'home.supportDesk',
  'home.testimonials',
  'home.partners',
  'talktoanexpert.voices',
  'talktoanexpert.hero.people',
  'talktoanexpert.agenda.lead',
  'talktoanexpert.agenda.parts.needs.needs',
  'nocodeai.builder',
  'nocodeai.openBuilder.kinds',
  'nocodeai.duties.moments.team',
  'salesaicopilot.record',
  'salesaicopilot.thread',
  'aicontractanalysis.desk',
  'aicontractanalysis.video',
  'aicontractanalysis.quote',
  'aicontractanalysis.features.questions.answer',
  'hraiassistant.policyChat',
  'hraiassistant.requests.lead',
  'customersupportefficiency.hero.lead',
  'customersupportefficiency.takenOver.lead',
  'customersupportefficiency.industries.tickets',
  'closemoredeals.visitor',
  'closemoredeals.pipeline',
  'closemoredeals.deals',
  'closemoredeals.score.title',
  'closemoredeals.morning.lead',
  'closemoredeals.morning.plan',
  'closemoredeals.moments.rows.alone',
  'closemoredeals.close.copilot',
  'closemoredeals.close.next',
  'aisdautomation.pipeline',
  'aisdautomation.conversation',
  'aisdautomation.solution.steps',
  'streamlinehiring.pipeline',
  'streamlinehiring.chat',
  'streamlinehiring.screening.note.title',
  'streamlinehiring.invitation.value',
  'optimizehroperations.testimonial',
  'optimizehroperations.jobs.lead',
  'contractreview.map',
  'contractreview.card',
  'optimizeprocurement.voice',
  'dataanalytics.voice',
  'dataanalytics.sources',
  'dataanalytics.model',
  'dataanalytics.dashboard',
  'dataanalytics.items',
  'dataanalytics.night',
  'dataanalytics.rules.rows',
  'tailoredaisolutions.desk',
  'tailoredaisolutions.voice',
  'tailoredaisolutions.portfolio.lead',
  // Work without an assistant: the opposite of an answer.
  'customersupportefficiency.time',
  'aisdautomation.problems',
  'streamlinehiring.dropOff',
  'optimizehroperations.week',
  'contractreview.problem',
  'optimizeprocurement.problems',
  // How to read a drawing.
  'salesaicopilot.conversion.text',
  'closemoredeals.conversion.text',
  'aisdautomation.results.note',
  'streamlinehiring.results.note',
  'optimizehroperations.results.note',
  'contractreview.results.note',
  'contractreview.industries.lead',
  'contractreview.close',
  'optimizeprocurement.results.note',
  'dataanalytics.projects.note',
])

/** Sentences that point at something beside them: out of their place they say nothing. */
export const pointing =
  /this page|to scale|maps show|get a ring|how the work is divided|stays hatched|box is yours|one line is|same drawing|an eraser|desta página|em escala|mapas mostram|ganham um contorno|se divide assim|fica hachurado|última caixa|cada linha é|mesmo desenho|gasta borracha/i
