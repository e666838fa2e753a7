import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const [slug,w,t,h] of [['ab-test-calculator',1280,'light'],['readability-checker',1280,'dark'],['keyword-density',360,'light'],['keyword-cluster',1280,'light']]) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: t }); const p = await c.newPage();
  await p.goto(`http://127.0.0.1:3110/tools/${slug}`); await p.waitForTimeout(500);
  await p.locator('#tool').getByText('Try:').locator('xpath=following::button[1]').click().catch(e=>console.log(slug,String(e).slice(0,80)));
  await p.waitForTimeout(400); const s=p.locator('#tool form button[type=submit]'); if (await s.count()&&await s.first().isVisible()) await s.first().click();
  await p.waitForTimeout(2500);
  const o=p.locator('#tool .outcome'); await o.screenshot({path:`/tmp/shots/o-${slug}.png`}).catch(e=>console.log(String(e).slice(0,99)));
  await c.close();
}
await b.close();
