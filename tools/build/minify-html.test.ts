import { expect, it } from 'vitest'
import { minifyHtml } from './minify-html.ts'

it.each([
  ['shapes', '<svg><path d="M1 1"></path><rect x="1"></rect></svg>', '<svg><path d="M1 1"/><rect x="1"/></svg>'],
  [
    'elements without content',
    '<meta charSet="utf-8"/><img src="/a.png" alt=""/>',
    '<meta charSet="utf-8"><img src="/a.png" alt="">',
  ],
  ['attributes without value', '<p hidden="" class="a" inert="">=""</p>', '<p hidden class=a inert>=""</p>'],
  ['class names', '<b class="a b"></b><path class="a"></path>', '<b class="a b"></b><path class="a"/>'],
  ['lists', '<ul><li>1</li><li><ol><li>2</li></ol></li></ul>', '<ul><li>1<li><ol><li>2</ol></ul>'],
  ['items of lists', '<ul><li>a</li><li class="b">b</li></ul>', '<ul><li>a<li class=b>b</ul>'],
  [
    'end tags that the next element implies',
    '<div><dl><dt>a</dt><dd><p>b</p></dd></dl><p>c</p><p>d</p></div><a><p>e</p></a>',
    '<div><dl><dt>a<dd><p>b</dl><p>c<p>d</div><a><p>e</p></a>',
  ],
  ['nothing else', '<p title="a/>b">1 < 2</p><script>x=""</script>', '<p title="a/>b">1 < 2</p><script>x=""</script>'],
])('shortens %s', (_, html, short) => {
  expect(minifyHtml(html)).toBe(short)
})
