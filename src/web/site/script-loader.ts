/**
 * Stands at the end of every page. The page is drawn before its scripts are fetched: at once in the background, where nothing is drawn,
 * and after three seconds in a browser that does not say when it has drawn. A form that is sent before its scripts are there, and that
 * only speaks through them, must not reload the page. What was pressed last before that is pressed when they are there.
 */
export const scriptLoader = [
  '(d=>{let s="site-island:not([data-ready])",u=d.currentScript.dataset.scripts.split(" "),',
  'f=()=>u.splice(0).forEach((h,i)=>{let e=d.createElement(i?"link":"script");',
  'i?(e.rel="modulepreload",e.href=h):(e.type="module",e.src=h);d.head.append(e)});',
  'd.hidden?f():(new PerformanceObserver(f).observe({type:"paint",buffered:!0}),setTimeout(f,3e3));',
  'd.addEventListener("submit",e=>{let t=e.target;',
  't.closest(s)&&!t.hasAttribute("action")&&t.method=="get"&&e.preventDefault()});',
  'd.addEventListener("click",e=>{let t=e.target.closest("main button"),i=t?.closest(s);i&&(i.pressed=t)})',
  '})(document)',
].join('');
