interface Places {
  /** The page's own. */
  origin: string;
  /** Ports of servers on this machine that nothing may reach. */
  stun: number;
  turn: number;
}

/** A page that tries every way there is to reach a server that is not its own. */
export function waysTo(to: string, { origin, stun, turn }: Places): string {
  const http = `http://${to}`;
  return `<link rel=preload as=image href=${http}/preload><link rel=prefetch href=${http}/prefetch><link rel=preconnect href=${http}>
      <link rel=dns-prefetch href=${http}><link rel=modulepreload href=${http}/module.js><link rel=stylesheet href=${http}/style.css>
      <style>@import url(${http}/import.css); body { background: url(${http}/background.png) } @font-face { font-family: f; src: url(${http}/f.woff2) }</style>
      <link rel=manifest href=${http}/manifest.json><link rel=icon href=${http}/icon.ico>
      <body style="font-family: f">x<img src=${http}/image.png><iframe src=${http}/frame></iframe><object data=${http}/object></object>
      <embed src=${http}/embed><video src=${http}/video.mp4 autoplay></video><audio src=${http}/audio.mp3 autoplay></audio>
      <svg><image href=${http}/svg.png /><use href="${http}/use.svg#a"/></svg>
      <a id=a href=${origin}/ ping=${http}/ping>a</a><form id=f target=x method=post action=${http}/form></form><iframe name=x></iframe>
      <iframe src="file:///etc/passwd"></iframe><iframe src="${origin}/to/${encodeURIComponent(`${http}/redirected`)}"></iframe>
      <img src="${origin}/to/${encodeURIComponent(`${http}/redirected.png`)}"><script src=${http}/script.js></script>
      <script type=speculationrules>{"prerender":[{"urls":["${http}/prerender"]}],"prefetch":[{"urls":["${http}/speculation"]}]}</script>
      <script>
      const quietly = (work) => { try { Promise.resolve(work()).catch(() => {}) } catch {} };
      quietly(() => fetch('${http}/fetch', { mode: 'no-cors' }));
      quietly(() => fetch('${http}/keepalive', { mode: 'no-cors', keepalive: true }));
      quietly(() => { const r = new XMLHttpRequest(); r.open('GET', '${http}/xhr'); r.send() });
      quietly(() => navigator.sendBeacon('${http}/beacon', 'x'));
      quietly(() => new WebSocket('ws://${to}/socket'));
      quietly(() => new EventSource('${http}/events'));
      quietly(() => new WebTransport('https://${to}/transport').ready);
      quietly(() => new Worker(URL.createObjectURL(new Blob(["fetch('${http}/worker', { mode: 'no-cors' }); importScripts('${http}/imported.js')"]))));
      quietly(() => new SharedWorker(URL.createObjectURL(new Blob(["fetch('${http}/shared', { mode: 'no-cors' })"]))));
      quietly(() => import('${http}/module.js'));
      quietly(() => navigator.serviceWorker.register('/sw.js'));
      quietly(() => document.getElementById('a').click());
      quietly(() => document.getElementById('f').submit());
      quietly(() => window.open('${http}/window'));
      quietly(() => CSS.paintWorklet.addModule('${http}/paint.js'));
      quietly(async () => {
        const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${stun}' },
          { urls: 'turn:127.0.0.1:${turn}?transport=tcp', username: 'u', credential: 'p' }] });
        peer.createDataChannel('x');
        await peer.setLocalDescription(await peer.createOffer());
      });</script>`;
}

/** How the same machine is called. */
export function spellings(port: number): string[] {
  return [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `[::1]:${port}`,
    `0x7f000001:${port}`,
    `[::ffff:127.0.0.1]:${port}`,
    `0.0.0.0:${port}`,
    `inside.test:${port}`,
  ];
}
