import { createFakeTemporaryFiles } from '#ports/files/fake';
import { createFakeHttp } from '#ports/http/fake';
import { alphaPng } from '../../../tests/servers/sample-images.ts';
import { browserContract } from './contract.ts';
import { createFakeBrowser } from './fake.ts';

const temporary = createFakeTemporaryFiles();
const page = 'https://shop.example/';
const http = createFakeHttp({
  [page]: { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Shop</title>' },
  [`${page}picture.png`]: { headers: { 'content-type': 'image/png' }, body: await alphaPng() },
});
const picture = await alphaPng();

browserContract(
  () => createFakeBrowser({ http, temporary, picture }),
  temporary,
  () => page,
);
