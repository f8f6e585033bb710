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
const assistant = inFile('tests/assistant.spec.ts')
const builder = inFile('src/pages/no-code-ai-assistant/builder.spec.ts')
const chat = inFile('src/ui/motion/chat.test.ts')
const diagnostic = inFile('src/pages/ai-maturity-diagnostic/widget.spec.ts')
const everyPage = inFile('tests/every-page.spec.ts')
const firstSeconds = inFile('tests/first-seconds.spec.ts')
const frames = inFile('tests/frames.spec.ts')
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
const timeline = inFile('src/ui/motion/timeline.test.ts')
const timings = inFile('src/site/timings.test.ts')

const PARTS = '${definition.id} has the parts of the specification, in its order'
const LABELS = 'has the labels and figures that the specification quotes'
const CONSTANTS = 'the constants are those of the specification'

const OWN_FORMS = 'Without a form or scheduler of the owner, the site shows its own and stores what is sent.'
const FINISHED_FIRST = 'A demo is first seen finished; its loop begins with the closing pause.'
const PRERENDERED = 'Pages are prerendered; the application hydrates when the texts are there.'

export const statements: readonly Statement[] = [
  {
    line: '7',
    statement: 'Two conversions, demo and expert; no sign-in',
    guards: [
      ...specification('every page leads to both conversions'),
      ...inFile('tests/server.spec.ts')('without a password there is no page for the owner'),
    ],
  },
  {
    line: '7',
    statement: 'No user-created data',
    guards: inFile('tests/leads.spec.ts')('a lead is left from the page, and is in the store'),
    decided: OWN_FORMS,
  },
  { line: '10', statement: 'Four assistants by their names', guards: specification(LABELS) },
  {
    line: '11',
    statement: 'The builder opens in a new tab; other links of that page lead to /book-a-demo',
    guards: builder('the builder opens in a new tab, and the trial leads to the demo'),
  },
  {
    line: '12-13',
    statement: 'Services and seven use cases',
    guards: specification('pages have the paths and namespaces of the specification, in every language'),
  },
  {
    line: '14',
    statement: 'Get My Free Report leads to the diagnostic',
    guards: home('results and calls to action are those of the specification'),
  },
  {
    line: '16',
    statement: 'English without a prefix, Portuguese under /pt',
    guards: paths('every path reads without JavaScript'),
  },
  {
    line: '18',
    statement: 'The marketing claims are shown',
    guards: prerendered('pages of the specification have something to say, with their figures'),
  },
  {
    line: '18',
    statement: 'The assistant FAQ mentions language models, messaging, automation tools and CRMs',
    guards: specification(LABELS),
  },
  { line: '23', statement: 'The first path segment decides the language', guards: pathsUnit('%s is %s') },
  {
    line: '24',
    statement: 'Alternate links for every language and a default',
    guards: [
      ...paths('every path reads without JavaScript'),
      ...inFile('src/site/search/head.test.ts')('$path has the canonical link of its page and alternates of its own'),
    ],
    decided:
      'The alternate of /usecases/procurement is the longer Portuguese path, because the short one does not exist.',
  },
  {
    line: '24',
    statement: 'Alternate links on the not-found page',
    guards: inFile('src/site/search/head.test.ts')('of the not-found page keeps it out of search engines'),
    decided: 'A not-found page is noindex and has no alternates.',
  },
  { line: '25', statement: 'The language attribute', guards: paths('every path reads without JavaScript') },
  {
    line: '26',
    statement: 'The language switch adds or removes /pt with a full page load',
    guards: language('${from} switches to ${to} by a full load, with its query, and the choice is kept'),
  },
  {
    line: '26',
    statement: 'Flags come from an external host',
    guards: language(
      'languages stand under their own names; their flags, which carry no meaning alone, are fetched when they are shown',
      'bundled flags are shown',
    ),
    decided: 'Flags are fetched when the menu opens; if the host does not answer, bundled flags are shown.',
  },
  {
    line: '27',
    statement: 'Links keep the language',
    guards: prerendered('links stay in the language of their page'),
  },
  { line: '28', statement: 'All pages are public', guards: paths('every path reads without JavaScript') },
  {
    line: '31-50',
    statement: 'The route table, in both languages',
    guards: [
      ...specification('pages have the paths and namespaces of the specification, in every language'),
      ...prerendered('an alias shows what its page shows'),
    ],
  },
  {
    line: '52',
    statement: '/pt/usecases/procurement does not exist',
    guards: [
      ...paths('what is not there is said so, in its language'),
      ...pathsUnit('$alias is its canonical path where it is missing'),
    ],
  },
  {
    line: '52',
    statement: 'Any other path shows the not-found page',
    guards: paths('what is not there is said so, in its language'),
  },
  {
    line: '52',
    statement: 'Every path change scrolls smoothly to the top',
    guards: navigation(
      'a new page fades in and scrolls smoothly to its top, and is there at once with reduced motion or by Back',
    ),
    decided: 'Back and Forward restore the position.',
  },
  {
    line: '54',
    statement: 'Short link targets are mapped to /platform',
    guards: pathsUnit('maps the short target of $id', '%s is unknown'),
  },
  {
    line: '57',
    statement: 'Desktop dropdowns, collapsible sections on mobile, logo, external blog',
    guards: navigation(
      'menus open by keyboard and by pointer, one at a time, close, and lead on',
      'the menu closes by Escape and when the focus leaves it; its sections unfold, and a link leads on',
    ),
  },
  {
    line: '57',
    statement: 'Book a demo scrolls smoothly to #book-a-demo',
    guards: navigation('"Book a demo" leads to its page, and scrolls where the page has the section'),
  },
  {
    line: '57',
    statement: 'Book a demo on pages without that section',
    guards: navigation('"Book a demo" leads to its page, and scrolls where the page has the section'),
    decided: 'There it leads to /book-a-demo.',
  },
  {
    line: '58-60',
    statement: 'Platform, use-case and services groups',
    guards: specification('each menu lists the pages that the specification puts into its group'),
  },
  {
    line: '61',
    statement: 'The bar has a bottom border beyond 10 px',
    guards: navigation('${path} has a clear bar up to 10 px, then a blurred translucent one with a border'),
  },
  {
    line: '61',
    statement: 'The bar is blurred beyond 10 px',
    guards: navigation('${path} has a clear bar up to 10 px, then a blurred translucent one with a border'),
  },
  {
    line: '61',
    statement: 'A different logo image on the diagnostic page while not scrolled',
    guards: navigation('${path} shows another logo image, in a light color, up to 10 px'),
  },
  {
    line: '62',
    statement: 'A floating voice widget on every page but the diagnostic',
    guards: assistant(
      'every page but the diagnostic is sent with the launcher, which leads to a person by itself',
      'the diagnostic has no launcher, however it is reached; the footer’s voice chat waits there for the widget, and gives up when the visitor leaves',
    ),
  },
  {
    line: '62',
    statement: 'No widget on any path that contains /ai-maturity-diagnostic',
    guards: assistant('has no launcher: ${path}'),
  },
  {
    line: '63',
    statement: 'The footer links to six pages, blog, social links and mail',
    guards: specification('the footer has its pages, the blog, social links, the mail address and the offices'),
  },
  {
    line: '63',
    statement: 'Offices with address and phone',
    guards: specification('the footer has its pages, the blog, social links, the mail address and the offices'),
  },
  {
    line: '63',
    statement: 'The voice-chat icon clicks the widget, retrying every 500 ms',
    guards: [
      ...assistant(
        'the diagnostic has no launcher, however it is reached; the footer’s voice chat waits there for the widget, and gives up when the visitor leaves',
      ),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '63',
    statement: 'The voice-chat icon scrolls to the widget',
    guards: assistant('the voice chat of ${home} scrolls to a launcher that can be seen'),
  },
  {
    line: '64',
    statement: 'Title, description, keywords, social card of 1200 by 630, structured data',
    guards: [
      ...paths('every path reads without JavaScript', 'every page has a card and words for it'),
      ...inFile('tools/og-images/cards.test.ts')('%s has its size, and is light'),
      ...prerendered('every page says what it is about, and no more than it shows'),
    ],
  },
  {
    line: '64',
    statement: 'The same on the not-found page',
    guards: prerendered('the not-found page has every head tag that other pages have, except alternates'),
  },
  { line: '64', statement: 'The theme color', guards: paths('every path reads without JavaScript') },
  {
    line: '65',
    statement: 'The application renders only after the texts are ready',
    guards: [...everyPage('comes alive as served'), ...firstSeconds('a page comes alive with those of /locales/')],
    decided: PRERENDERED,
  },
  { line: '68', statement: 'The sections of the home page in their order', guards: specification(PARTS) },
  {
    line: '69',
    statement: 'Three statistics, 2500 ms each',
    guards: [
      ...home('the heading shows each of its statistics for 2500 ms, and starts over'),
      ...timeline('shows each for as long as the specification says'),
    ],
  },
  {
    line: '69',
    statement: 'Explore AI Assistants, Book a Demo, and the card with the workload',
    guards: [
      ...specification(PARTS, LABELS),
      ...home('results and calls to action are those of the specification'),
      ...navigation('the home page has a skip link and links to its sections'),
    ],
  },
  {
    line: '69',
    statement: '15 logos, doubled, 60 s, 320 px',
    guards: [
      ...home('all logos stand there twice, with the width and the loop of the specification'),
      ...specification(PARTS),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '70',
    statement: 'Four tabs with headline, subheadline, call to action, four highlights, avatar and link',
    guards: [...specification(PARTS), ...home('tabs are chosen by click, arrow keys and focus')],
  },
  {
    line: '70',
    statement: 'An animated chat, or a looping muted video with its fallback text',
    guards: home(
      'a chat plays its messages at their milliseconds, shows its chips, pauses and starts over',
      'the recordings are small, muted, with a poster and the fallback text',
    ),
  },
  {
    line: '71',
    statement: 'Three testimonials, 5 s each, with dots',
    guards: [
      ...home('testimonials take turns every 5 s, hold under the pointer, and follow their dots'),
      ...specification(PARTS),
    ],
  },
  {
    line: '72',
    statement: 'Transform Your Business leads to /talk-to-an-expert',
    guards: home('results and calls to action are those of the specification'),
  },
  {
    line: '73',
    statement: 'Two case studies with dots, links and results',
    guards: [
      ...home(
        'the code of the carousel comes when case studies are near; dots, arrows and keys move it',
        'results and calls to action are those of the specification',
      ),
      ...specification(PARTS),
    ],
  },
  {
    line: '74',
    statement: 'An embedded form in #book-a-demo',
    guards: [
      ...specification(PARTS),
      ...frames('the site’s own form comes by itself, and nothing shifts'),
      ...outsideForms(
        '${path}, ${width} px wide: a way out stands below the form from the start, and nothing moves when the form comes',
      ),
    ],
    decided: OWN_FORMS,
  },
  {
    line: '75',
    statement: 'The diagnostic banner',
    guards: home('results and calls to action are those of the specification'),
  },
  {
    line: '78',
    statement: 'Diagnostic: title and three stats',
    guards: diagnostic('says what the specification wants, in both languages'),
  },
  {
    line: '78',
    statement: 'Diagnostic: a frame of 400 by 600 with a local page on desktop',
    guards: diagnostic('the widget page stands in the hero, 400 by 600, and the button leads into it'),
  },
  {
    line: '78',
    statement: 'Diagnostic: on mobile and in the call to action a button injects the widget after 800 ms',
    guards: [
      ...diagnostic(
        'comes 800 ms after the press, once, and takes the focus',
        'on a narrow screen no frame is loaded before somebody asks',
      ),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '78',
    statement: 'Diagnostic: a click outside removes the widget',
    guards: diagnostic('a click outside removes it, from 1 s after it came; one inside does not'),
  },
  {
    line: '78',
    statement: 'Diagnostic: 3 benefits, 3 steps, 2 testimonials, 4 questions, 100% Free',
    guards: [
      ...specification(PARTS, LABELS),
      ...diagnostic('one question is open at a time, or none; the sample report is one press away'),
    ],
  },
  {
    line: '78',
    statement: 'Diagnostic: texts from a namespace',
    guards: specification('pages have the paths and namespaces of the specification, in every language'),
  },
  {
    line: '81',
    statement: 'Book a demo: headline, three bullets, testimonial, frame of 800 px, strip',
    guards: [
      ...specification(PARTS),
      ...frames('a form that does not come is said so after 10 s, and can be asked for again'),
    ],
  },
  {
    line: '81',
    statement: 'Book a demo: an embedded CRM form',
    guards: outsideForms(
      '${path}, ${width} px wide: a way out stands below the form from the start, and nothing moves when the form comes',
    ),
    decided: OWN_FORMS,
  },
  {
    line: '84',
    statement: 'Talk to an expert: four bullets, frame of 800 px, testimonials, strip, 30 minutes',
    guards: [
      ...specification(PARTS),
      ...inFile('src/pages/talk-to-an-expert/talk-to-an-expert.spec.ts')(
        'a ruler of its minutes, and back to the scheduler',
      ),
    ],
  },
  {
    line: '84',
    statement: 'Talk to an expert: an embedded scheduler',
    guards: outsideForms('a vendor that announces itself late is shown after all'),
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
    guards: recording(
      'Learn More opens the recording and each way closes it; the page plays it in its place, with captions',
    ),
  },
  { line: '96', statement: 'Contract review: its parts', guards: specification(PARTS) },
  { line: '99', statement: 'No-code assistant: its parts', guards: [...specification(PARTS, LABELS)] },
  {
    line: '102',
    statement: 'Sales co-pilot: scoring, follow-ups, CRM',
    guards: [
      ...prerendered('pages of the specification have something to say, with their figures'),
      ...inFile('src/pages/sales-ai-co-pilot/leads.test.ts')('lists each lead once, the best score first'),
    ],
  },
  {
    line: '105',
    statement: 'Close more deals: pipeline, chat, links',
    guards: [...everyPage('leads on'), ...specification(LABELS)],
  },
  {
    line: '108',
    statement: 'Customer support: 12 questions, features, testimonial, strip of 30 s and 350 px',
    guards: [
      ...specification(PARTS),
      ...support('its logo strip is the specification’s, of its questions one is open and all are told'),
    ],
  },
  {
    line: '111',
    statement: 'Support efficiency: 80% faster, 30 to 50% fewer tickets',
    guards: prerendered('pages of the specification have something to say, with their figures'),
  },
  {
    line: '114',
    statement: 'HR assistant: benefits, six cards, links',
    guards: [...specification(PARTS), ...everyPage('leads on')],
  },
  { line: '117', statement: 'Streamline hiring: pipeline, chat, links', guards: everyPage('leads on') },
  {
    line: '120',
    statement: 'HR operations: all blocks with 5, 4 and 4 items, testimonial, links',
    guards: [...specification(LABELS), ...everyPage('leads on')],
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
    guards: everyPage('leads on'),
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
    guards: everyPage('leads on'),
    decided: OWN_FORMS,
  },
  {
    line: '126',
    statement: 'AI SDR: structured service metadata, canonical link',
    guards: [
      ...prerendered('every page says what it is about, and no more than it shows'),
      ...paths('every path reads without JavaScript'),
    ],
  },
  {
    line: '129',
    statement: 'The texts of the not-found page and its link home',
    guards: paths(
      'what is not there is said so, in its language',
      'the English not-found page says what the specification wants',
    ),
  },
  {
    line: '134-138',
    statement: 'Fields of logo, tab, chat message, testimonial and case study',
    guards: [
      ...specification(PARTS),
      ...home('all logos stand there twice, with the width and the loop of the specification'),
    ],
  },
  { line: '138', statement: 'Case study: resultTitle', guards: specification(PARTS) },
  {
    line: '139',
    statement: 'Head texts: articleSection and articleTag',
    guards: prerendered('use-case pages say which section and tag their article has'),
  },
  {
    line: '140',
    statement: 'Deals with name, stage, status and score; $847,500',
    guards: [
      ...inFile('src/pages/close-more-deals/deals.test.ts')(
        'adds up to the value of the pipeline',
        'calls $id hot or warm by its score',
      ),
      ...specification(LABELS),
    ],
  },
  {
    line: '141',
    statement: 'Hiring stages with name, status, time and count',
    guards: [
      ...everyPage('says what its dots mean'),
      ...inFile('src/pages/streamline-hiring/week.test.ts')(
        'has an interview for each who passed, and counts those that were held',
      ),
    ],
  },
  {
    line: '142-143',
    statement: 'HR feed and documents with status and progress',
    guards: [
      ...specification(LABELS),
      ...inFile('src/pages/optimize-hr-operations/sample-data.test.ts')(
        'reads documents as far as their bars say, and files a pay stub for everybody who was there in August',
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
        'the highlight of the pipeline moves on at its pace, and wraps',
      ),
    ],
  },
  {
    line: '146',
    statement: 'FAQ, feature and translated items',
    guards: inFile('src/i18n/locale-files.test.ts')('holds words under ids: no list of anything but words, in %s'),
  },
  { line: '150', statement: 'The language follows the URL', guards: pathsUnit('%s is %s') },
  {
    line: '151',
    statement: 'Mobile menu, sections of the menu, scrolled flag',
    guards: navigation(
      'the menu closes by Escape and when the focus leaves it; its sections unfold, and a link leads on',
      'the home page has a skip link and links to its sections',
    ),
  },
  {
    line: '152',
    statement: 'Tabs by click, keyboard and focus',
    guards: [
      ...home('tabs are chosen by click, arrow keys and focus'),
      ...inFile('tests/workshop/tabs.spec.ts')('tabs, from a first click to the arrows, keys and focus of a keyboard'),
    ],
  },
  {
    line: '153',
    statement: 'Chats: the delay of each message',
    guards: [
      ...chat('changes at the very milliseconds, in loop %i'),
      ...builder('its chat plays at the milliseconds of the specification, and again after its pause'),
    ],
  },
  {
    line: '153',
    statement: 'Chats: typing times',
    guards: chat('changes at the very milliseconds, in loop %i'),
    decided: 'A first message that is due before its typing time has passed shows the indicator from the start.',
  },
  {
    line: '153',
    statement: 'Chats: quick actions after the last message',
    guards: [
      ...specification('the chats on the home page end with the quick actions of the specification'),
      ...home('a chat plays its messages at their milliseconds, shows its chips, pauses and starts over'),
    ],
  },
  { line: '153', statement: 'Chats: pause, clear, restart', guards: chat('lasts ${loopMs} ms') },
  {
    line: '153',
    statement: 'Chats begin empty',
    guards: chat('begins finished, with its closing pause'),
    decided: FINISHED_FIRST,
  },
  { line: '153', statement: 'The footer of the builder reads Ready and 80% faster', guards: specification(LABELS) },
  {
    line: '154',
    statement: 'Procurement chat: one message, then two replies, 2 s each',
    guards: chat('changes at the very milliseconds, in loop %i'),
  },
  {
    line: '155',
    statement: 'SDR chat: a greeting, six messages every 2 s, 3 s, reset',
    guards: chat('changes at the very milliseconds, in loop %i', 'lasts ${loopMs} ms'),
  },
  {
    line: '155',
    statement: 'SDR chat: starts with the greeting',
    guards: chat('begins finished, with its closing pause'),
    decided: FINISHED_FIRST,
  },
  {
    line: '156',
    statement: 'SDR pipeline: five stages, 2 s each, wraps',
    guards: [
      ...inFile('src/pages/ai-sdr-automation/pipeline.spec.ts')(
        'the highlight of the pipeline moves on at its pace, and wraps',
      ),
      ...timeline('shows each for as long as the specification says'),
    ],
  },
  {
    line: '157',
    statement: 'Dots: green, blue, yellow, gray',
    guards: inFile('src/ui/status-colors.test.ts')('dots are green, blue, yellow and gray'),
  },
  { line: '157', statement: 'The dot of an active status pulses', guards: everyPage('pulses its active dots') },
  { line: '157', statement: 'Done and Processing', guards: specification(LABELS) },
  {
    line: '158',
    statement: 'Home testimonials advance every 5 s',
    guards: home('testimonials take turns every 5 s, hold under the pointer, and follow their dots'),
  },
  {
    line: '159',
    statement: 'Carousel: index, dots, ends, arrow keys, threshold 10, duration 25',
    guards: [
      ...inFile('tests/workshop/carousel.spec.ts')(
        'previous is disabled at the start and next at the end',
        'dots select',
        'arrow keys move, also from within a slide',
        'dragging selects',
      ),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '160',
    statement: 'Diagnostic widget: absent, present, removed; armed after 1 s',
    guards: [
      ...diagnostic('a click outside removes it, from 1 s after it came; one inside does not'),
      ...timings(CONSTANTS),
    ],
  },
  {
    line: '161-163',
    statement: 'Accordion, video dialog, logo strip',
    guards: [
      ...inFile('tests/workshop/accordion.spec.ts')('one item is open at a time, or none'),
      ...inFile('tests/workshop/dialog.spec.ts')(
        'each way of closing gives the focus back and removes the content, and it opens again',
      ),
      ...inFile('tests/workshop/logo-strip.spec.ts')('${speed}: ${width} px a logo, ${loop} a loop'),
    ],
  },
  {
    line: '167-171',
    statement: 'No product-owned input, no roles',
    guards: inFile('tests/leads.spec.ts')(
      'a lead is left from the page, and is in the store',
      'a call is booked from the page, with a file for the calendar',
    ),
    decided: OWN_FORMS,
  },
  {
    line: '177',
    statement: 'Texts are fetched from /locales/{lng}/{ns}.{lng}.json',
    guards: store('are asked for by name, without a cache'),
  },
  {
    line: '177',
    statement: 'Texts are not stored in a cache',
    guards: [
      ...store('are asked for by name, without a cache'),
      ...inFile('src/server/locales.test.ts')('a file is kept in no cache'),
    ],
  },
  {
    line: '177',
    statement: 'Texts load from there',
    guards: [
      ...firstSeconds('a page comes alive with those of /locales/'),
      ...texts('a text edited on the running server shows on the next load'),
    ],
    decided: PRERENDERED,
  },
  {
    line: '178',
    statement: 'A configuration, then a page view with title, location and path, on each route change',
    guards: [
      ...inFile('tests/analytics.spec.ts')(
        'one configuration and one view a route change, with the new title, full location, path and query',
      ),
      ...analytics('sends the configuration without an automatic view, then one page view'),
    ],
  },
  {
    line: '179',
    statement: 'Named events',
    guards: analytics('sends a named event', 'does nothing without the global'),
  },
  {
    line: '181',
    statement: 'The namespaces',
    guards: specification('pages have the paths and namespaces of the specification, in every language'),
  },
  {
    line: '183',
    statement: 'The voice script comes from a public CDN with an agent id',
    guards: [
      ...outsideAgents(
        'the launcher opens the agent, in the language of the page, without branding and without knowing the visitor again',
      ),
      ...inFile('src/site/content-policy.test.ts')('gets what it needs: %j'),
    ],
    decided: 'Without an agent id the site shows its own assistant; the script is fetched when a visitor asks for it.',
  },
  {
    line: '183',
    statement: 'Images and videos from the uploads path',
    guards: [
      ...inFile('src/site/languages.test.ts')('has a flag, and all the pictures and recordings that English has'),
      ...recording('what the recording is made of is served with its type'),
    ],
  },
  {
    line: '183',
    statement: 'Preconnects are declared',
    guards: prerendered('pages connect early to the flag host and, with forms of their own, to no other'),
  },
  {
    line: '185',
    statement: 'No calls to a backend of the product',
    guards: inFile('tests/leads.spec.ts')('a lead is left from the page, and is in the store'),
    decided: OWN_FORMS,
  },
  {
    line: '191',
    statement: 'Unknown path: the not-found page',
    guards: paths('what is not there is said so, in its language'),
  },
  {
    line: '192',
    statement: 'A translation file that fails is logged only',
    guards: [
      ...texts('with the texts ${fault}, pages read as prerendered'),
      ...store('change nothing and are logged on %s'),
    ],
  },
  {
    line: '193',
    statement: 'The text for browsers without video',
    guards: home('the recordings are small, muted, with a poster and the fallback text'),
  },
  {
    line: '199',
    statement: 'Fallback English; the language part of a code; default namespace common',
    guards: inFile('src/site/languages.test.ts')(
      'the language part of "%s" is %s',
      'words that a language lacks are those of the default language',
    ),
  },
  {
    line: '199',
    statement: 'Then the language of the browser',
    guards: language('stays on the English page that it asked for, and is offered the Portuguese one'),
    decided: 'The URL decides; a Portuguese-speaking browser is offered the Portuguese page.',
  },
  {
    line: '199',
    statement: 'The choice is kept in local storage',
    guards: language('${from} switches to ${to} by a full load, with its query, and the choice is kept'),
  },
  { line: '200-202', statement: 'Constants of scrolling, rotations, strips and chats', guards: timings(CONSTANTS) },
  { line: '203', statement: '1000 ms, 500 ms, 800 ms', guards: timings(CONSTANTS) },
  {
    line: '203',
    statement: 'Branding is hidden 1 s after load, then every 2 s',
    guards: [
      ...timings(CONSTANTS),
      ...outsideAgents(
        'the launcher opens the agent, in the language of the page, without branding and without knowing the visitor again',
      ),
    ],
  },
  {
    line: '204',
    statement: 'Mobile breakpoint of 768 px',
    guards: navigation('${path} has the desktop bar from 768 px and the mobile menu below, and both fit'),
  },
  {
    line: '204',
    statement: 'Frames of 800 px, and of 400 by 600',
    guards: [
      ...frames('a form that does not come is said so after 10 s, and can be asked for again'),
      ...diagnostic('the widget page stands in the hero, 400 by 600, and the button leads into it'),
    ],
  },
  {
    line: '205',
    statement: '30 minutes; three stats; 4 items; 12 questions',
    guards: [...specification(PARTS), ...diagnostic('says what the specification wants, in both languages')],
  },
  { line: '206', statement: 'Sample figures of the demos', guards: specification(LABELS) },
  {
    line: 'first second',
    statement: 'Clicks before hydration are kept',
    guards: firstSeconds('a press on a button whose code is not there yet is kept'),
  },
  {
    line: 'first second',
    statement: 'Keys before hydration are kept',
    guards: firstSeconds('keys on the home tabs before hydration are kept and replayed in order, in ${language}'),
  },
  {
    line: 'first second',
    statement: 'The footer’s voice chat before hydration opens the widget',
    guards: assistant('the voice chat of ${home} opens the panel in voice mode after ${press} before hydration'),
  },
  { line: 'all', statement: 'Quoted labels can be found as plain text', guards: specification(LABELS) },
]
