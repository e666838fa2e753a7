import { expect, it } from 'vitest';
import { doctypeOf } from './doctype.ts';

const html4 = '-//W3C//DTD HTML 4.01 Transitional//EN';

// What browsers do by document.compatMode, and the table of the HTML Standard.
it.each([
  ['<!doctype html>', 'standards'],
  ['\uFEFF \n<!-- a --><!-- b --><!DOCTYPE html SYSTEM "about:legacy-compat">', 'standards'],
  [
    '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
    'standards',
  ],
  ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">', 'standards'],
  ['<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "x">', 'limited-quirks'],
  [`<!DOCTYPE HTML PUBLIC "${html4}" "http://www.w3.org/TR/html4/loose.dtd">`, 'limited-quirks'],
  [`<!DOCTYPE HTML PUBLIC "${html4}">`, 'quirks'],
  ["<!DOCTYPE HTML PUBLIC '-//W3C//DTD HTML 3.2 Final//EN'>", 'quirks'],
  ['<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">', 'quirks'],
  ['<!doctype htm>', 'quirks'],
  ['<!doctype html5>', 'quirks'],
  ['<!doctype>', 'quirks'],
  ['<!doctype html public>', 'quirks'],
  ['<html><p>x', 'none'],
  ['Warning: x <!doctype html>', 'none'],
  ['<!-- never ends <!doctype html>', 'none'],
  ['', 'none'],
])('reads %s as %s', (html, mode) => {
  expect(doctypeOf(html).mode).toBe(mode);
});
