import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** What is at a key of a dictionary, looked up, where it is of the kind asked for: a stranger's file has anything anywhere. */
export function valueAt(dict: PDFDict | undefined, key: string): PDFObject | undefined {
  return dict?.lookup(PDFName.of(key));
}

/** The same without being looked up: a reference stays one. */
export function rawAt(dict: PDFDict | undefined, key: string): PDFObject | undefined {
  return dict?.get(PDFName.of(key));
}

export function dictAt(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  const found = valueAt(dict, key);
  return found instanceof PDFDict ? found : undefined;
}

export function arrayAt(dict: PDFDict | undefined, key: string): PDFArray | undefined {
  const found = valueAt(dict, key);
  return found instanceof PDFArray ? found : undefined;
}

export function numberAt(dict: PDFDict | undefined, key: string): number | undefined {
  const found = valueAt(dict, key);
  return found instanceof PDFNumber ? found.asNumber() : undefined;
}

/** A name without its slash. */
export function nameAt(dict: PDFDict | undefined, key: string): string | undefined {
  const found = valueAt(dict, key);
  return found instanceof PDFName ? found.decodeText() : undefined;
}

export function textAt(dict: PDFDict | undefined, key: string): string | undefined {
  return textOf(valueAt(dict, key));
}

export function textOf(value: PDFObject | undefined): string | undefined {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return undefined;
  try {
    return value.decodeText();
  } catch {
    // Bytes that are no text in any encoding.
    return undefined;
  }
}

/** The entries of an array of dictionaries, each with its reference where it has one. */
export function entriesOf(array: PDFArray | undefined): { ref: PDFRef | undefined; dict: PDFDict }[] {
  return (array?.asArray() ?? []).flatMap((entry, at) => {
    const dict = array?.lookup(at);
    return dict instanceof PDFDict ? [{ ref: entry instanceof PDFRef ? entry : undefined, dict }] : [];
  });
}
