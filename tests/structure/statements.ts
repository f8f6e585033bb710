/**
 * Every statement of the specification, with the tests that guard it. The line is that of the specification. `decided` says
 * how the site differs where the specification leaves room or was overruled; a test guards that too.
 * Add a row for a new statement, and change a row when you rename a test: statements.test.ts compares them.
 */

type Guard = { file: string; title: string }

export type Statement = {
  line: string
  statement: string
  guards: readonly Guard[]
  /** How the site differs, and why. */
  decided?: string
}

const inFile =
  (file: string) =>
  (...titles: string[]): Guard[] =>
    titles.map((title) => ({ file, title }))

const analytics = inFile('src/browser/analytics/analytics.test.ts')
const assistantLauncher = inFile('tests/assistant-launcher.spec.ts')
const assistantVoice = inFile('tests/assistant-voice.spec.ts')
const builder = inFile('src/pages/no-code-ai-assistant/builder.spec.ts')
const chat = inFile('src/ui/motion/chat.test.ts')
const diagnostic = inFile('src/pages/ai-maturity-diagnostic/widget.spec.ts')
const everyPage = inFile('tests/every-page.spec.ts')
const firstSeconds = inFile('tests/hydration.spec.ts')
const frames = inFile('tests/frames.spec.ts')
const head = inFile('src/site/search/head.test.ts')
const header = inFile('tests/header.spec.ts')
const home = inFile('src/pages/home/home.spec.ts')
const language = inFile('tests/language.spec.ts')
const navigation = inFile('tests/navigation.spec.ts')
const outsideAgents = inFile('tests/configured-site/outside-agents.spec.ts')
const outsideForms = inFile('tests/configured-site/outside-forms.spec.ts')
const paths = inFile('tests/paths.spec.ts')
const pathsUnit = inFile('src/site/paths.test.ts')
const prerendered = inFile('tests/prerendered.spec.ts')
const recording = inFile('src/pages/ai-contract-analysis/recording.spec.ts')
const specification = inFile('tests/specification.spec.ts')
const store = inFile('src/i18n/store.test.ts')
const support = inFile('src/pages/customer-ai-support/questions.spec.ts')
const texts = inFile('tests/texts.spec.ts')
const timings = inFile('src/site/timings.test.ts')

const PARTS = '${definition.id} has the specified sections in order'
const LABELS = 'has the labels and figures quoted in the specification'
const CONSTANTS = 'matches the specification'

const OWN_FORMS = 'Without a form or scheduler of the owner, the site shows its own and stores what is sent.'
const FINISHED_FIRST = 'A demo is first seen finished; its loop begins with the closing pause.'
const PRERENDERED = 'Pages are prerendered; the application hydrates when the texts are there.'

export const statements: readonly Statement[] = [
  {
    line: '7',
    statement: 'Two conversions, demo and expert; no sign-in',
    guards: [
      ...specification('links from every page to both conversion pages'),
      ...inFile('tests/server.spec.ts')('returns 404 for the admin page if no password is set'),
    ],
  },
  {
    line: '7',
    statement: 'No user-created data',
    guards: inFile('tests/leads.spec.ts')('stores a lead sent from the page'),
    decided: OWN_FORMS,
  },
  { line: '10', statement: 'Four assistants by their names', guards: specification(LABELS) },
  {
    line: '11',
    statement: 'The builder opens in a new tab; other links of that page lead to /book-a-demo',
    guards: builder('opens the builder in a new tab, and links the trial to the demo page'),
  },
  {
    line: '12-13',
    statement: 'Services and seven use cases',
    guards: specification('has the specified paths and namespaces in every language'),
  },
  {
    line: '14',
    statement: 'Get My Free Report leads to the diagnostic',
    guards: home('has the specified results and calls to action'),
  },
  {
    line: '16',
    statement: 'English without a prefix, Portuguese under /pt',
    guards: paths('serves every path with text and metadata in the HTML'),
  },
  {
    line: '18',
    statement: 'The marketing claims are shown',
    guards: prerendered('renders enough text on each specified page, with its figures'),
  },
  {
    line: '18',
    statement: 'The assistant FAQ mentions language models, messaging, automation tools and CRMs',
    guards: specification(LABELS),
  },
  { line: '23', statement: 'The first path segment decides the language', guards: pathsUnit('reads %s as %s') },
  {
    line: '24',
    statement: 'Alternate links for every language and a default',
    guards: [
      ...paths('serves every path with text and metadata in the HTML'),
      ...inFile('src/site/search/head.test.ts')(
        'has the canonical link of the page and the alternates of the alias for $path',
      ),
    ],
    decided:
      'The alternate of /usecases/procurement is the longer Portuguese path, because the short one does not exist.',
  },
  {
    line: '24',
    statement: 'Alternate links on the not-found page',
    guards: inFile('src/site/search/head.test.ts')('marks the not-found page as noindex'),
    decided: 'A not-found page is noindex and has no alternates.',
  },
  {
    line: '25',
    statement: 'The language attribute',
    guards: paths('serves every path with text and metadata in the HTML'),
  },
  {
    line: '26',
    statement: 'The language switch adds or removes /pt with a full page load',
    guards: language('switches from ${from} to ${to} with a full load, keeps the query and stores the language'),
  },
  {
    line: '26',
    statement: 'Flags come from an external host',
    guards: language('lists languages by their own names, and loads flags when the menu opens', 'shows bundled flags'),
    decided: 'Flags are fetched when the menu opens; if the host does not answer, bundled flags are shown.',
  },
  {
    line: '27',
    statement: 'Links keep the language',
    guards: prerendered('keeps links in the language of their page'),
  },
  {
    line: '28',
    statement: 'All pages are public',
    guards: paths('serves every path with text and metadata in the HTML'),
  },
  {
    line: '31-50',
    statement: 'The route table, in both languages',
    guards: [
      ...specification('has the specified paths and namespaces in every language'),
      ...prerendered('renders the same content at an alias as at the canonical path'),
    ],
  },
  {
    line: '52',
    statement: '/pt/usecases/procurement does not exist',
    guards: [
      ...paths('answers unknown paths with a 404 page in their language'),
      ...pathsUnit('maps $alias to the canonical path if the alias does not exist'),
    ],
  },
  {
    line: '52',
    statement: 'Any other path shows the not-found page',
    guards: paths('answers unknown paths with a 404 page in their language'),
  },
  {
    line: '52',
    statement: 'Every path change scrolls smoothly to the top',
    guards: navigation(
      'fades in a new page and scrolls to the top smoothly, but instantly on Back or with reduced motion',
    ),
    decided: 'Back and Forward restore the position.',
  },
  {
    line: '54',
    statement: 'Short link targets are mapped to /platform',
    guards: pathsUnit('maps the short target of $id', 'finds no page at %s'),
  },
  {
    line: '57',
    statement: 'Desktop dropdowns, collapsible sections on mobile, logo, external blog',
    guards: navigation(
      'opens and closes menus by keyboard and pointer, one at a time, and follows their links',
      'closes the menu on Escape and on blur, expands its sections and follows a link',
    ),
  },
  {
    line: '57',
    statement: 'Book a demo scrolls smoothly to #book-a-demo',
    guards: navigation('"Book a demo" opens its page, or scrolls to the section if the page has one'),
  },
  {
    line: '57',
    statement: 'Book a demo on pages without that section',
    guards: navigation('"Book a demo" opens its page, or scrolls to the section if the page has one'),
    decided: 'There it leads to /book-a-demo.',
  },
  {
    line: '58-60',
    statement: 'Platform, use-case and services groups',
    guards: specification('lists the specified pages in each menu'),
  },
  {
    line: '61',
    statement: 'The bar has a bottom border beyond 10 px',
    guards: header('${path} has a clear bar up to 10 px, then a blurred translucent one with a border'),
  },
  {
    line: '61',
    statement: 'The bar is blurred beyond 10 px',
    guards: header('${path} has a clear bar up to 10 px, then a blurred translucent one with a border'),
  },
  {
    line: '61',
    statement: 'A different logo image on the diagnostic page while not scrolled',
    guards: header('${path} shows a different, light logo up to 10 px'),
  },
  {
    line: '62',
    statement: 'A floating voice widget on every page but the diagnostic',
    guards: assistantLauncher(
      'prerenders the launcher, with a link to an expert, on every page but the diagnostic',
      'has no launcher on the diagnostic page, where the voice chat waits for the widget until the visitor leaves',
    ),
  },
  {
    line: '62',
    statement: 'No widget on any path that contains /ai-maturity-diagnostic',
    guards: assistantLauncher('has no launcher: ${path}'),
  },
  {
    line: '63',
    statement: 'The footer links to six pages, blog, social links and mail',
    guards: specification('has pages, blog, social links, email address and offices in the footer'),
  },
  {
    line: '63',
    statement: 'Offices with address and phone',
    guards: specification('has pages, blog, social links, email address and offices in the footer'),
  },
  {
    line: '63',
    statement: 'The voice-chat icon clicks the widget, retrying every 500 ms',
    guards: [
      ...assistantLauncher(
        'has no launcher on the diagnostic page, where the voice chat waits for the widget until the visitor leaves',
      ),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '63',
    statement: 'The voice-chat icon scrolls to the widget',
    guards: assistantVoice('scrolls from the voice chat of ${home} to a visible launcher'),
  },
  {
    line: '64',
    statement: 'Title, description, keywords, social card of 1200 by 630, structured data',
    guards: [
      ...paths('serves every path with text and metadata in the HTML'),
      ...head('has the Open Graph locales and the social image of the language, in %s'),
      ...inFile('tools/og-images/cards.test.ts')('has the right size and weight: %s'),
      ...prerendered('has exactly the structured data of its page type and sections'),
    ],
  },
  {
    line: '64',
    statement: 'The same on the not-found page',
    guards: [
      ...prerendered('gives the not-found page every head tag of other pages except alternates'),
      ...head('marks the not-found page as noindex'),
    ],
  },
  { line: '64', statement: 'The theme color', guards: paths('serves every path with text and metadata in the HTML') },
  {
    line: '65',
    statement: 'The application renders only after the texts are ready',
    guards: [...everyPage('hydrates without changes'), ...firstSeconds('hydrates with the texts in /locales/')],
    decided: PRERENDERED,
  },
  { line: '68', statement: 'The sections of the home page in their order', guards: specification(PARTS) },
  {
    line: '69',
    statement: 'Three statistics, 2500 ms each',
    guards: [...home('shows each statistic in the heading for 2500 ms, and starts over'), ...timings(CONSTANTS)],
  },
  {
    line: '69',
    statement: 'Explore AI Assistants, Book a Demo, and the card with the workload',
    guards: [
      ...specification(PARTS, LABELS),
      ...home('has the specified results and calls to action'),
      ...navigation('moves the focus with the skip link and with links to sections'),
    ],
  },
  {
    line: '69',
    statement: '15 logos, doubled, 60 s, 320 px',
    guards: [
      ...home('shows all logos twice, with the specified width and loop'),
      ...specification(PARTS),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '70',
    statement: 'Four tabs with headline, subheadline, call to action, four highlights, avatar and link',
    guards: specification(PARTS),
  },
  {
    line: '70',
    statement: 'An animated chat, or a looping muted video with its fallback text',
    guards: home(
      'plays chat messages at the specified times, shows the chips, pauses and starts over',
      'has small, muted recordings with a poster and fallback text',
    ),
  },
  {
    line: '71',
    statement: 'Three testimonials, 5 s each, with dots',
    guards: [
      ...home('rotates testimonials every 5 s, pauses under the pointer, and follows the dots'),
      ...specification(PARTS),
    ],
  },
  {
    line: '72',
    statement: 'Transform Your Business leads to /talk-to-an-expert',
    guards: home('has the specified results and calls to action'),
  },
  {
    line: '73',
    statement: 'Two case studies with dots, links and results',
    guards: [
      ...home('has the specified results and calls to action'),
      ...specification(PARTS),
      ...inFile('tests/workshop/carousel.spec.ts')('selects slides with dots'),
    ],
  },
  {
    line: '74',
    statement: 'An embedded form in #book-a-demo',
    guards: [
      ...specification(PARTS),
      ...frames('loads the site’s own form without layout shift'),
      ...outsideForms(
        'shows fallback links below the form on ${path} at ${width} px, and does not shift when it loads',
      ),
    ],
    decided: OWN_FORMS,
  },
  {
    line: '75',
    statement: 'The diagnostic banner',
    guards: home('has the specified results and calls to action'),
  },
  {
    line: '78',
    statement: 'Diagnostic: title and three stats',
    guards: specification(PARTS),
  },
  {
    line: '78',
    statement: 'Diagnostic: a frame of 400 by 600 with a local page on desktop',
    guards: diagnostic('shows the widget in the hero, 400 by 600 px, and the button focuses it'),
  },
  {
    line: '78',
    statement: 'Diagnostic: on mobile and in the call to action a button injects the widget after 800 ms',
    guards: [
      ...diagnostic(
        'opens once, 800 ms after the click, and takes the focus',
        'loads no iframe on a narrow screen before a click',
      ),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '78',
    statement: 'Diagnostic: a click outside removes the widget',
    guards: diagnostic('closes on a click outside from 1 s after it opened, but not on a click inside'),
  },
  {
    line: '78',
    statement: 'Diagnostic: 3 benefits, 3 steps, 2 testimonials, 4 questions, 100% Free',
    guards: [
      ...specification(PARTS, LABELS),
      ...diagnostic('opens one question at a time or none, and links to the sample report'),
    ],
  },
  {
    line: '78',
    statement: 'Diagnostic: texts from a namespace',
    guards: specification('has the specified paths and namespaces in every language'),
  },
  {
    line: '81',
    statement: 'Book a demo: headline, three bullets, testimonial, frame of 800 px, strip',
    guards: [
      ...specification(PARTS),
      ...frames('shows an error with a retry button if the form has not loaded after 10 s'),
    ],
  },
  {
    line: '81',
    statement: 'Book a demo: an embedded CRM form',
    guards: outsideForms(
      'shows fallback links below the form on ${path} at ${width} px, and does not shift when it loads',
    ),
    decided: OWN_FORMS,
  },
  {
    line: '84',
    statement: 'Talk to an expert: four bullets, frame of 800 px, testimonials, strip, 30 minutes',
    guards: [
      ...specification(PARTS),
      ...inFile('src/pages/talk-to-an-expert/talk-to-an-expert.spec.ts')(
        'draws the agenda to scale, and links back to the scheduler',
      ),
    ],
  },
  {
    line: '84',
    statement: 'Talk to an expert: an embedded scheduler',
    guards: outsideForms('shows a vendor that announces itself late'),
    decided: OWN_FORMS,
  },
  {
    line: '87',
    statement: 'Data analytics: hero, pillars, quote, portfolio, call',
    guards: specification(PARTS, LABELS),
  },
  {
    line: '90',
    statement: 'Tailored solutions: pillars, quote, portfolio, Book a Demo',
    guards: specification(PARTS, LABELS),
  },
  { line: '93', statement: 'Contract analysis: its parts and Book a Free Demo', guards: specification(PARTS, LABELS) },
  {
    line: '93',
    statement: 'Learn More opens a dialog with a playing video, and a button closes it',
    guards: recording('opens the recording with Learn More, closes it in every way, and plays it inline with captions'),
  },
  { line: '96', statement: 'Contract review: its parts', guards: specification(PARTS) },
  { line: '99', statement: 'No-code assistant: its parts', guards: [...specification(PARTS, LABELS)] },
  {
    line: '102',
    statement: 'Sales co-pilot: scoring, follow-ups, CRM',
    guards: [
      ...prerendered('renders enough text on each specified page, with its figures'),
      ...inFile('src/pages/sales-ai-co-pilot/leads.test.ts')('lists each lead once, the best score first'),
    ],
  },
  {
    line: '105',
    statement: 'Close more deals: pipeline, chat, links',
    guards: [...prerendered('links each specified page to the expected pages'), ...specification(LABELS)],
  },
  {
    line: '108',
    statement: 'Customer support: 12 questions, features, testimonial, strip of 30 s and 350 px',
    guards: [
      ...specification(PARTS),
      ...support('has the specified logo strip, opens one question at a time, and lists all in structured data'),
    ],
  },
  {
    line: '111',
    statement: 'Support efficiency: 80% faster, 30 to 50% fewer tickets',
    guards: prerendered('renders enough text on each specified page, with its figures'),
  },
  {
    line: '114',
    statement: 'HR assistant: benefits, six cards, links',
    guards: [...specification(PARTS), ...prerendered('links each specified page to the expected pages')],
  },
  {
    line: '117',
    statement: 'Streamline hiring: pipeline, chat, links',
    guards: prerendered('links each specified page to the expected pages'),
  },
  {
    line: '120',
    statement: 'HR operations: all blocks with 5, 4 and 4 items, testimonial, links',
    guards: [...specification(LABELS), ...prerendered('links each specified page to the expected pages')],
  },
  {
    line: '120',
    statement: 'HR operations: problems before the solution, which holds the live panel',
    guards: specification(PARTS),
  },
  {
    line: '123',
    statement: 'Procurement: chat, 4 problems, pipeline, 4 results, 4 examples',
    guards: specification(LABELS),
  },
  { line: '123', statement: 'Procurement: the chat before the problem cards', guards: specification(PARTS) },
  {
    line: '123',
    statement: 'Procurement: hero and closing open the scheduling page in a new tab',
    guards: prerendered('links each specified page to the expected pages'),
    decided: OWN_FORMS,
  },
  {
    line: '126',
    statement: 'AI SDR: its parts and What Results Can You Expect?',
    guards: specification(PARTS, LABELS),
  },
  {
    line: '126',
    statement: 'AI SDR: hero and assistant block open the scheduling page',
    guards: prerendered('links each specified page to the expected pages'),
    decided: OWN_FORMS,
  },
  {
    line: '126',
    statement: 'AI SDR: structured service metadata, canonical link',
    guards: [
      ...prerendered('has exactly the structured data of its page type and sections'),
      ...paths('serves every path with text and metadata in the HTML'),
    ],
  },
  {
    line: '129',
    statement: 'The texts of the not-found page and its link home',
    guards: paths(
      'answers unknown paths with a 404 page in their language',
      'has the specified text on the English not-found page',
    ),
  },
  {
    line: '134-138',
    statement: 'Fields of logo, tab, chat message, testimonial and case study',
    guards: [...specification(PARTS), ...home('shows all logos twice, with the specified width and loop')],
  },
  { line: '138', statement: 'Case study: resultTitle', guards: specification(PARTS) },
  {
    line: '139',
    statement: 'Head texts: articleSection and articleTag',
    guards: prerendered('has article section and tag metadata on use-case pages'),
  },
  {
    line: '140',
    statement: 'Deals with name, stage, status and score; $847,500',
    guards: [
      ...inFile('src/pages/close-more-deals/deals.test.ts')(
        'adds up to the value of the pipeline',
        'marks $id as hot or warm by its score',
      ),
      ...specification(LABELS),
    ],
  },
  {
    line: '141',
    statement: 'Hiring stages with name, status, time and count',
    guards: [
      ...everyPage('labels status dots with text'),
      ...inFile('src/pages/streamline-hiring/week.test.ts')(
        'has an interview per passed candidate, and counts those held',
      ),
    ],
  },
  {
    line: '142-143',
    statement: 'HR feed and documents with status and progress',
    guards: [
      ...specification(LABELS),
      ...inFile('src/pages/optimize-hr-operations/sample-data.test.ts')(
        'has page counts that match the bars of the documents, in %s',
      ),
    ],
  },
  { line: '144', statement: 'Procurement stages: completed, active, pending, upcoming', guards: specification(LABELS) },
  {
    line: '145',
    statement: 'SDR stages with name, count and status',
    guards: [
      ...specification(LABELS),
      ...inFile('src/pages/ai-sdr-automation/pipeline.spec.ts')(
        'moves the highlight of the pipeline at its pace, and wraps',
      ),
    ],
  },
  {
    line: '146',
    statement: 'FAQ, feature and translated items',
    guards: inFile('src/i18n/locale-files.test.ts')('has only lists of strings in %s'),
  },
  { line: '150', statement: 'The language follows the URL', guards: pathsUnit('reads %s as %s') },
  {
    line: '151',
    statement: 'Mobile menu, sections of the menu, scrolled flag',
    guards: navigation(
      'closes the menu on Escape and on blur, expands its sections and follows a link',
      'moves the focus with the skip link and with links to sections',
    ),
  },
  {
    line: '152',
    statement: 'Tabs by click, keyboard and focus',
    guards: inFile('tests/workshop/tabs.spec.ts')('switches panels with mouse, keyboard and focus'),
  },
  {
    line: '153',
    statement: 'Chats: the delay of each message',
    guards: [
      ...chat('changes at the exact milliseconds, in loop %i'),
      ...builder('plays the chat at the specified times, and repeats it after the pause'),
    ],
  },
  {
    line: '153',
    statement: 'Chats: typing times',
    guards: chat('changes at the exact milliseconds, in loop %i'),
    decided: 'A first message that is due before its typing time has passed shows the indicator from the start.',
  },
  {
    line: '153',
    statement: 'Chats: quick actions after the last message',
    guards: [
      ...specification('ends the chats on the home page with the specified quick actions'),
      ...home('plays chat messages at the specified times, shows the chips, pauses and starts over'),
    ],
  },
  { line: '153', statement: 'Chats: pause, clear, restart', guards: chat('lasts ${loopMs} ms') },
  {
    line: '153',
    statement: 'Chats begin empty',
    guards: chat('starts in the finished state, with the closing pause'),
    decided: FINISHED_FIRST,
  },
  { line: '153', statement: 'The footer of the builder reads Ready and 80% faster', guards: specification(LABELS) },
  {
    line: '154',
    statement: 'Procurement chat: one message, then two replies, 2 s each',
    guards: chat('changes at the exact milliseconds, in loop %i'),
  },
  {
    line: '155',
    statement: 'SDR chat: a greeting, six messages every 2 s, 3 s, reset',
    guards: chat('changes at the exact milliseconds, in loop %i', 'lasts ${loopMs} ms'),
  },
  {
    line: '155',
    statement: 'SDR chat: starts with the greeting',
    guards: chat('starts in the finished state, with the closing pause'),
    decided: FINISHED_FIRST,
  },
  {
    line: '156',
    statement: 'SDR pipeline: five stages, 2 s each, wraps',
    guards: [
      ...inFile('src/pages/ai-sdr-automation/pipeline.spec.ts')(
        'moves the highlight of the pipeline at its pace, and wraps',
      ),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '157',
    statement: 'Dots: green, blue, yellow, gray',
    guards: inFile('src/ui/status-colors.test.ts')('uses green, blue, yellow and gray for status dots'),
  },
  { line: '157', statement: 'The dot of an active status pulses', guards: everyPage('pulses its active dots') },
  { line: '157', statement: 'Done and Processing', guards: specification(LABELS) },
  {
    line: '158',
    statement: 'Home testimonials advance every 5 s',
    guards: home('rotates testimonials every 5 s, pauses under the pointer, and follows the dots'),
  },
  {
    line: '159',
    statement: 'Carousel: index, dots, ends, arrow keys, threshold 10, duration 25',
    guards: [
      ...inFile('tests/workshop/carousel.spec.ts')(
        'disables Previous on the first slide and Next on the last',
        'selects slides with dots',
        'moves with arrow keys, also from inside a slide',
        'selects slides by dragging',
      ),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '160',
    statement: 'Diagnostic widget: absent, present, removed; armed after 1 s',
    guards: [
      ...diagnostic('closes on a click outside from 1 s after it opened, but not on a click inside'),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '161-163',
    statement: 'Accordion, video dialog, logo strip',
    guards: [
      ...inFile('tests/workshop/accordion.spec.ts')('opens at most one item at a time'),
      ...inFile('tests/workshop/dialog.spec.ts')(
        'restores focus and removes its content however it is closed, and opens again',
      ),
      ...inFile('tests/workshop/logo-strip.spec.ts')(
        'uses ${width} px per logo and ${loop} per loop at ${speed} speed',
      ),
    ],
  },
  {
    line: '167-171',
    statement: 'No product-owned input, no roles',
    guards: inFile('tests/leads.spec.ts')(
      'stores a lead sent from the page',
      'books a call from the page, with a calendar file',
    ),
    decided: OWN_FORMS,
  },
  {
    line: '177',
    statement: 'Texts are fetched from /locales/{lng}/{ns}.{lng}.json',
    guards: store('are fetched by name, bypassing the cache'),
  },
  {
    line: '177',
    statement: 'Texts are not stored in a cache',
    guards: [
      ...store('are fetched by name, bypassing the cache'),
      ...inFile('src/server/locales.test.ts')('sends locale files with no-store'),
    ],
  },
  {
    line: '177',
    statement: 'Texts load from there',
    guards: [
      ...firstSeconds('hydrates with the texts in /locales/'),
      ...texts('shows a text edited on the running server on the next load'),
    ],
    decided: PRERENDERED,
  },
  {
    line: '178',
    statement: 'A configuration, then a page view with title, location and path, on each route change',
    guards: [
      ...inFile('tests/analytics.spec.ts')(
        'sends one config and one page view per route change, with the full location',
      ),
      ...analytics('turns automatic page views off and sends one page view'),
    ],
  },
  {
    line: '179',
    statement: 'Named events',
    guards: analytics('sends a named event', 'does nothing if no analytics script has loaded'),
  },
  {
    line: '181',
    statement: 'The namespaces',
    guards: specification('has the specified paths and namespaces in every language'),
  },
  {
    line: '183',
    statement: 'The voice script comes from a public CDN with an agent id',
    guards: [
      ...outsideAgents('opens the agent in the page language, without branding and with a new user id each time'),
      ...inFile('src/site/content-policy.test.ts')('gets the sources it needs: %j'),
    ],
    decided: 'Without an agent id the site shows its own assistant; the script is fetched when a visitor asks for it.',
  },
  {
    line: '183',
    statement: 'Images and videos from the uploads path',
    guards: [
      ...inFile('src/site/languages.test.ts')('has a flag, and all the pictures and recordings that English has'),
      ...recording('serves the files of the recording with their content types'),
    ],
  },
  {
    line: '183',
    statement: 'Preconnects are declared',
    guards: prerendered('preconnects to the flag host only if the forms are our own'),
  },
  {
    line: '185',
    statement: 'No calls to a backend of the product',
    guards: inFile('tests/leads.spec.ts')('stores a lead sent from the page'),
    decided: OWN_FORMS,
  },
  {
    line: '191',
    statement: 'Unknown path: the not-found page',
    guards: paths('answers unknown paths with a 404 page in their language'),
  },
  {
    line: '192',
    statement: 'A translation file that fails is logged only',
    guards: [
      ...texts('keeps the prerendered texts if the request for texts is ${failure}'),
      ...store('keep the built texts and log a warning on %s'),
    ],
  },
  {
    line: '193',
    statement: 'The text for browsers without video',
    guards: home('has small, muted recordings with a poster and fallback text'),
  },
  {
    line: '199',
    statement: 'Fallback English; the language part of a code; default namespace common',
    guards: inFile('src/site/languages.test.ts')(
      'reads the language of "%s" as %s',
      'falls back to the default language for missing values',
    ),
  },
  {
    line: '199',
    statement: 'Then the language of the browser',
    guards: language('stays on the requested English page, with an offer to switch to Portuguese'),
    decided: 'The URL decides; a Portuguese-speaking browser is offered the Portuguese page.',
  },
  {
    line: '199',
    statement: 'The choice is kept in local storage',
    guards: language('switches from ${from} to ${to} with a full load, keeps the query and stores the language'),
  },
  { line: '200-202', statement: 'Constants of scrolling, rotations, strips and chats', guards: timings(CONSTANTS) },
  { line: '203', statement: '1000 ms, 500 ms, 800 ms', guards: timings(CONSTANTS) },
  {
    line: '203',
    statement: 'Branding is hidden 1 s after load, then every 2 s',
    guards: [
      ...timings(CONSTANTS),
      ...outsideAgents('opens the agent in the page language, without branding and with a new user id each time'),
    ],
  },
  {
    line: '204',
    statement: 'Mobile breakpoint of 768 px',
    guards: header('${path} has the desktop bar from 768 px and the mobile menu below, and both fit'),
  },
  {
    line: '204',
    statement: 'Frames of 800 px, and of 400 by 600',
    guards: [
      ...frames('shows an error with a retry button if the form has not loaded after 10 s'),
      ...diagnostic('shows the widget in the hero, 400 by 600 px, and the button focuses it'),
    ],
  },
  {
    line: '205',
    statement: '30 minutes; three stats; 4 items; 12 questions',
    guards: specification(PARTS),
  },
  { line: '206', statement: 'Sample figures of the demos', guards: specification(LABELS) },
  {
    line: 'first second',
    statement: 'Clicks before hydration are kept',
    guards: firstSeconds('replays a click on a button once its code has loaded'),
  },
  {
    line: 'first second',
    statement: 'Keys before hydration are kept',
    guards: firstSeconds('replays keys pressed on the tabs of ${path} before hydration in order'),
  },
  {
    line: 'first second',
    statement: 'The footer’s voice chat before hydration opens the widget',
    guards: assistantVoice('the voice chat of ${home} opens the panel in voice mode after ${press} before hydration'),
  },
  { line: 'all', statement: 'Quoted labels can be found as plain text', guards: specification(LABELS) },
]
